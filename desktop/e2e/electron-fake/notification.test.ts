import { expect, it, vi } from "vitest";
import { FakeNotification, createNotification } from "./notification.ts";
import { testState } from "./test-state.ts";

it("fails where the system refuses notifications", async () => {
  const Notification = createNotification(testState({ notificationsWork: false }));
  const notification = new Notification({ title: "New inquiry" });
  const failed = vi.fn();
  notification.on("failed", failed);
  notification.show();
  await vi.waitFor(() => {
    expect(failed).toHaveBeenCalledOnce();
  });
});

it("delivers the click that started the app, and later ones", () => {
  const activation = { type: "click", arguments: "inquiry=1" };
  const Notification = createNotification(testState({ activation }));
  const activated = vi.fn();
  Notification.handleActivation(activated);
  expect(activated).toHaveBeenCalledExactlyOnceWith(activation);
  const notification = new Notification({ title: "New inquiry" });
  FakeNotification.click(notification);
  expect(activated).toHaveBeenCalledTimes(2);
});
