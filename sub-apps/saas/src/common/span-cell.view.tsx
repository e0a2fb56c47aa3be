/** A stretch of time in a list: where it begins, and below it where it ends. */
export function SpanCell({ from, until }: { readonly from: string; readonly until: string }) {
  return (
    <>
      <div>{from} –</div>
      <div>{until}</div>
    </>
  );
}
