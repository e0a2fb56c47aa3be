import { narrowWindow } from '@edu/shared-utility';

export const tabsStyles = `
.esf-tabs{display:flex;align-items:center;gap:8px;padding:4px 16px 0 8px;background:var(--esf-surface);border-bottom:1px solid var(--esf-border)}
.esf-tabs ul{display:flex;flex:1;gap:4px;min-width:0;margin:0;padding:0;overflow-x:auto;list-style:none;scrollbar-width:none}
.esf-tabs li{display:flex;align-items:center;flex:none;max-width:200px;height:32px;border-radius:var(--esf-radius) var(--esf-radius) 0 0;
color:var(--esf-text-secondary)}
.esf-tabs li:hover{background:var(--esf-hover)}
.esf-tabs li[data-active]{background:var(--esf-mark-ground);color:var(--esf-mark);font-weight:600}
.esf-tabs a{display:flex;align-items:center;gap:8px;min-width:0;height:100%;padding:0 12px;color:inherit;text-decoration:none}
.esf-tabs a:has(+button){padding-inline-end:4px}
.esf-tab-name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.esf-tabs li>button{display:grid;place-items:center;width:24px;height:24px;margin-inline-end:4px;border:0;border-radius:var(--esf-radius-sm);
background:none;color:inherit;font-size:10px;cursor:pointer}
.esf-tabs li>button:hover{background:var(--esf-hover)}
.esf-tabs>.esf-text-button{flex:none;font-size:var(--esf-font-sm)}
.esf-tabs :focus-visible{outline:2px solid var(--esf-accent);outline-offset:-2px}
.esf-tabs .esf-tab-menu{position:fixed;inset:auto;min-width:176px;max-width:260px;z-index:40}
@media ${narrowWindow}{.esf-tabs li{height:44px}.esf-tabs li>button{width:44px;height:44px}.esf-tabs>.esf-text-button{min-height:44px}}
`;
