/** Runs in the page before its own scripts: this device stores no drafts. */
export function refuseDrafts() {
  const open = Object.getOwnPropertyDescriptor(IDBFactory.prototype, "open")
    ?.value as IDBFactory["open"];
  IDBFactory.prototype.open = function (name, version) {
    if (name === "studio-drafts") throw new DOMException("Access is denied.", "SecurityError");
    return open.call(this, name, version);
  };
}
