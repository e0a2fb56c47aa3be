/** A page that has lost its place in the book; `forbidden` shows a lock instead of a question. */
export function TroubleArt({ locked }: { readonly locked: boolean }) {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true">
      <ellipse className="et-shade" cx="100" cy="138" rx="70" ry="7" />
      <path className="et-page" d="M100 126c-18-11-44-15-68-14v-70c24-1 50 3 68 14z" />
      <path className="et-page" d="M100 126c18-11 44-15 68-14v-70c-24-1-50 3-68 14z" />
      <path
        className="et-text"
        d="M46 62c14 0 27 2 40 7M46 80c14 0 27 2 40 7M154 62c-14 0-27 2-40 7"
      />
      <circle className="et-badge" cx="138" cy="36" r="28" />
      {locked ? (
        <path className="et-sign" d="M128 36h20v14h-20zM132 36v-6a6 6 0 0 1 12 0v6" />
      ) : (
        <path className="et-sign" d="M130 29a8 8 0 1 1 11 7c-2 1-3 3-3 5v1M138 49v1" />
      )}
    </svg>
  );
}
