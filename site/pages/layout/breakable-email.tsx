/** An e-mail address that wraps after the @ if it is too long for its line. */
export function BreakableEmail({ address }: { readonly address: string }) {
  const [name = "", ...rest] = address.split("@");
  if (rest.length === 0) return address;
  return (
    <>
      {`${name}@`}
      <wbr />
      {rest.join("@")}
    </>
  );
}
