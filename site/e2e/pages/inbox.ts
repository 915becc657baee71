import type { Page } from "@playwright/test";

export class Inbox {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get list() {
    return this.page.getByRole("list", { name: "Inquiries" });
  }
  /** A row by any text in it. */
  row(text: string) {
    return this.list.getByRole("link").filter({ hasText: text });
  }
  /** The open inquiry. */
  get detail() {
    return this.page.getByRole("article");
  }
  get status() {
    return this.detail.getByLabel("Status", { exact: true });
  }
  get assignee() {
    return this.detail.getByLabel("Assigned to", { exact: true });
  }
  get reminder() {
    return this.detail.getByLabel("Remind me", { exact: true });
  }
  /** The field for a picked time of the reminder. */
  get reminderTime() {
    return this.detail.getByLabel("Date and time", { exact: true });
  }
  get setReminder() {
    return this.detail.getByRole("button", { name: "Set reminder" });
  }
  /** The saved notes. */
  get notes() {
    return this.detail.getByRole("list", { name: "Notes" }).getByRole("listitem");
  }
  /** The text field for a new note. */
  get note() {
    return this.detail.getByLabel("Add a note", { exact: true });
  }
  get saveNote() {
    return this.detail.getByRole("button", { name: "Save note" });
  }
  /** The files of the visitor. */
  get files() {
    return this.detail.getByRole("list", { name: /^\d files?$/ }).getByRole("listitem");
  }
  get writeReply() {
    return this.detail.getByRole("button", { name: "Write a reply" });
  }
  /** The text field of the opened reply form. */
  get replyMessage() {
    return this.detail.getByRole("form", { name: /^Reply to / }).getByLabel("Message");
  }
  get replySubject() {
    return this.detail.getByRole("form", { name: /^Reply to / }).getByLabel("Subject");
  }
  get sendReply() {
    return this.detail.getByRole("button", { name: "Send reply" });
  }
  /** The button of the menu with the templates. */
  get templates() {
    return this.detail.getByRole("button", { name: "Templates" });
  }
  /** An entry of the opened menu with the templates. */
  templateItem(name: string | RegExp) {
    return this.page.getByRole("menuitem", { name });
  }
  get filter() {
    return this.page.getByLabel("Show", { exact: true });
  }
  open() {
    return this.page.goto("/admin?tab=contacts");
  }
}
