export { useOutboxEntries, useSendOutbox } from "./use-send-outbox.ts";
