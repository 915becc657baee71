import { FILE_ROWS } from "./file-rows.ts";
import { RELATIONS } from "./matrix.ts";
import { bySql, overHttp } from "./matrix-attempts.ts";
import { describeMatrix, grantEverything } from "./matrix-suite.ts";
import { PRIVATE_RELATIONS } from "./private-matrix.ts";
import { describeStorageMatrix } from "./storage-matrix.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();

describeMatrix("over HTTP on the embedded backend", backend, RELATIONS, overHttp);
describeMatrix("by SQL in the caller's role, private tables", backend, PRIVATE_RELATIONS, bySql);
describeStorageMatrix("files on the embedded backend", backend);

const grantAll = () => grantEverything(backend);
describeMatrix("over HTTP after GRANT ALL to every role", backend, RELATIONS, overHttp, grantAll);
const hidden = [...PRIVATE_RELATIONS, FILE_ROWS];
describeMatrix("by SQL after GRANT ALL to every role", backend, hidden, bySql);
describeStorageMatrix("files after GRANT ALL to every role", backend);
