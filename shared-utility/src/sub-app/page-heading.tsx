/** The page's name for who hears the page; who sees it reads it in the breadcrumbs already. */
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
