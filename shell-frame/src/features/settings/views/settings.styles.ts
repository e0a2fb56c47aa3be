const narrow = '(max-width:599.98px)';

/** Colours are the page's variables, which follow theme and appearance. */
export const settingsStyles = `
#edu-root[data-layout=framed]>#edu-content>[data-app-slot]:has([data-app=shell-frame-settings]){min-width:0}
.ess{box-sizing:border-box;max-width:720px;margin:0 24px 24px;padding:24px;border-radius:8px;background:var(--edu-surface);color:var(--edu-text);
font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
.ess h1{margin:0;font-size:24px;line-height:1.35}
.ess h2{margin:32px 0 0;padding-bottom:8px;border-bottom:1px solid var(--edu-line);font-size:16px}
.ess-hint{margin:0 0 8px;color:var(--edu-quiet)}
.ess h1+.ess-hint{margin-top:8px}
.ess-lead{margin-top:16px}
.ess-said{min-height:1.6em;margin:8px 0 0}
.ess-trouble{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;margin:8px 0 0;padding-inline-start:12px;border-inline-start:4px solid var(--edu-danger)}
.ess-trouble button{min-height:40px;padding:8px 16px;border:1px solid var(--edu-line);border-radius:8px;background:none;color:var(--edu-text);font:inherit;cursor:pointer}
.ess-trouble button:focus-visible{outline:2px solid var(--edu-accent);outline-offset:2px}
.ess-row{min-width:0;margin:16px 0 24px;padding:0;border:0}
.ess-row>legend,.ess-name{display:block;padding:0;font-weight:600}
.ess-row>legend+.ess-options{margin-top:8px}
.ess-options{display:flex;flex-wrap:wrap;gap:8px}
.ess-option{position:relative;display:inline-flex;align-items:center;gap:8px;min-height:40px;box-sizing:border-box;padding:8px 16px 8px 12px;
border:1px solid var(--edu-line);border-radius:8px;cursor:pointer}
.ess-option:has(:disabled){color:var(--edu-quiet);cursor:default}
.ess-option:not(:has(:disabled)):hover{border-color:var(--edu-accent)}
.ess-option:has(input:checked){border-color:var(--edu-accent);box-shadow:inset 0 0 0 1px var(--edu-accent)}
.ess-option:has(:focus-visible){outline:2px solid var(--edu-accent);outline-offset:2px}
.ess-option input{flex:none;width:16px;height:16px;margin:0;accent-color:var(--edu-accent)}
.ess-option input:focus-visible{outline:0}
.ess-picture{flex:none;box-sizing:border-box;width:32px;height:22px;border:1px solid var(--edu-quiet);border-radius:4px}
.ess-picture[data-kind=light]{background:linear-gradient(var(--edu-header) 6px,#fff 6px)}
.ess-picture[data-kind=dark]{background:linear-gradient(var(--edu-header) 6px,#1a1e24 6px)}
.ess-picture[data-kind=system]{background:linear-gradient(115deg,#fff 50%,#1a1e24 50%)}
.ess-picture[data-kind=comfortable]{background:repeating-linear-gradient(transparent 0 5px,var(--edu-quiet) 5px 7px)}
.ess-picture[data-kind=compact]{background:repeating-linear-gradient(transparent 0 2px,var(--edu-quiet) 2px 4px)}
.ess-zone{width:min(100%,480px)}
.ess-account{margin:32px 0 0;padding-top:16px;border-top:1px solid var(--edu-line);color:var(--edu-quiet)}
.ess-account a{display:inline-block;color:var(--edu-accent)}
.ess-account a:focus-visible{outline:2px solid var(--edu-accent);outline-offset:2px;border-radius:4px}
@media ${narrow}{.ess{margin:0;padding:16px;border-radius:0}.ess-options{flex-direction:column}
.ess-option{display:flex;min-height:48px}.ess-trouble button{min-height:44px}.ess-account a{display:flex;align-items:center;min-height:44px}}
`;
