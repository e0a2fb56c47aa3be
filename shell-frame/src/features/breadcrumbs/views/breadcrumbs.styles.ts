import { narrowWindow } from '@edu/shared-utility';

export const breadcrumbsStyles = `
.esf-crumbs{display:flex;align-items:center;min-height:40px;padding:0 24px;color:var(--esf-text-secondary)}
[data-slot=breadcrumb][hidden]{display:none}
.esf-crumbs ol{display:flex;flex-wrap:wrap;margin:0;padding:0;list-style:none}
.esf-crumbs li+li::before{content:"/";margin:0 8px;color:var(--esf-text-quiet)}
.esf-crumbs li[aria-current]{color:var(--esf-text);font-weight:600}
.esf-crumbs a{color:inherit;text-decoration:none;border-radius:var(--esf-radius-sm)}
.esf-crumbs a:hover{color:var(--esf-accent)}
.esf-crumbs a:focus-visible{outline:2px solid var(--esf-accent);outline-offset:2px}
@media ${narrowWindow}{.esf-crumbs{padding:0 16px}.esf-crumbs a{padding-block:12px}}
`;
