export const paletteStyles = `
.esf-palette{width:min(560px,calc(100vw - 32px));margin-top:12vh;overflow:hidden}
.esf-palette>input{box-sizing:border-box;width:100%;height:48px;padding:0 16px;border:0;border-bottom:1px solid var(--esf-border);
outline:0;background:transparent;color:inherit;font:inherit;font-size:var(--esf-font-lg)}
.esf-palette>input::placeholder{color:var(--esf-text-secondary)}
.esf-palette-list{padding:4px}
.esf-palette-list>[role=listbox]{max-height:min(420px,60vh);overflow:auto}
.esf-palette-head{padding:8px 12px 4px;color:var(--esf-text-secondary);font-size:var(--esf-font-sm)}
.esf-palette-row{display:flex;align-items:center;gap:12px;min-height:40px;padding:0 12px;border-radius:var(--esf-radius);cursor:pointer;
content-visibility:auto;contain-intrinsic-size:auto 40px}
.esf-palette-row[aria-selected=true]{background:var(--esf-accent-ground);color:var(--esf-accent)}
.esf-palette-name{flex:none;max-width:60%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.esf-palette-trail{flex:1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--esf-text-secondary);font-size:var(--esf-font-sm)}
.esf-palette-star{display:flex;padding:8px;color:var(--esf-text-quiet);opacity:0}
.esf-palette-star path{fill:none;stroke:currentColor}
.esf-palette-star[data-on] path{fill:currentColor}
.esf-palette-row[aria-selected=true] .esf-palette-star,.esf-palette-star[data-on]{opacity:1}
.esf-palette-star[data-on]{color:var(--esf-warning)}
.esf-palette-none{padding:32px;text-align:center;color:var(--esf-text-secondary)}
.esf-palette-keys{margin:0;padding:8px 16px;border-top:1px solid var(--esf-border);color:var(--esf-text-secondary);font-size:var(--esf-font-sm)}
.esf-palette-note{margin:0;padding:8px 12px;color:var(--esf-text-secondary);font-size:var(--esf-font-sm)}
@media (max-width:599.98px){.esf-palette{margin-top:16px}.esf-palette-keys{display:none}.esf-palette-row{min-height:44px}}
`;
