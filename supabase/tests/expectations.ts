import { expect } from "vitest";

interface RequestResult {
  readonly data: unknown;
  readonly error: { message: string; details: string | null; code: string } | null;
  readonly status: number;
}

/** The data of a request that is expected to succeed. */
export async function succeeded<A extends RequestResult>(
  request: PromiseLike<A>,
): Promise<NonNullable<A["data"]>> {
  const { data, error } = await request;
  expect(error).toBeNull();
  return data as NonNullable<A["data"]>;
}

/** Status, field and message of a request that is expected to fail. */
export async function refused(request: PromiseLike<RequestResult>) {
  const { error, status } = await request;
  expect(error, "was accepted").not.toBeNull();
  return { status, field: error?.details, message: error?.message };
}
