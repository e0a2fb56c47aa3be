/** A period in a list: the start, and the end in a second line. */
export function SpanCell({ from, until }: { readonly from: string; readonly until: string }) {
  return (
    <>
      <div>{from} –</div>
      <div>{until}</div>
    </>
  );
}
