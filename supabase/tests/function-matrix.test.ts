import { describeFunctions } from "./function-suite.ts";
import { grantEverything } from "./matrix-suite.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();

describeFunctions("functions on the embedded backend", backend);
describeFunctions("functions after GRANT ALL to every role", backend, () =>
  grantEverything(backend),
);
