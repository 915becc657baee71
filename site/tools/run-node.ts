import { execaNode } from "execa";

/** Runs a Node.js script in a child process, without an IPC channel: a program that listens to one, such as
 * electron-builder, would never end. */
export const runNode = execaNode({ ipc: false });
