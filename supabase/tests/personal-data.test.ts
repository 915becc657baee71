import { describePersonalData } from "./personal-data-suite.ts";
import { useBackend } from "./test-backend.ts";

describePersonalData("a person's data on the embedded backend", useBackend());
