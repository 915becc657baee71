/** An e-mail address that, too long for its line, breaks behind the @ rather than anywhere. */
export function EmailText({ address }: { readonly address: string }) {
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
