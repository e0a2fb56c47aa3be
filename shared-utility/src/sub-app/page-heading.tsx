/** The page's heading for screen readers; visually the breadcrumbs show it. */
export const PageHeading = ({ children }: { readonly children: string }) => (
  <h1
    style={{
      position: 'absolute',
      width: 1,
      height: 1,
      margin: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </h1>
);
