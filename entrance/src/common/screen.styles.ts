/**
 * Styles that the log-in does not need: choices, new passwords, results, the error page. Part of the chunks that need
 * them.
 */
export const screenStyles = `
.ee-effects{margin:0 0 24px;padding-inline-start:20px}
.ee-effects li{margin-bottom:8px;overflow-wrap:anywhere}
.ee-steps{display:flex;gap:8px;margin:0 0 16px;padding:0;list-style:none}
.ee-steps li{flex:1;display:grid;gap:8px;padding-top:12px;border-top:3px solid var(--ee-line);color:var(--ee-quiet)}
.ee-steps li:is([aria-current],[data-done]){border-color:var(--ee-link)}
.ee-steps li[aria-current]{color:var(--ee-heading);font-weight:600}
.ee-step-lead{margin:0 0 24px;color:var(--ee-quiet)}
.ee-choices{display:grid;gap:12px;margin:0;padding:0;list-style:none}
.ee-choices .ee-choice{font:inherit;color:inherit;cursor:pointer;display:flex;align-items:center;gap:16px;width:100%;padding:16px;text-align:start;border:1px solid var(--ee-line);border-radius:var(--ee-radius);background:var(--ee-surface);transition:border-color var(--ee-quick),background var(--ee-quick)}
.ee-choices .ee-choice:hover,.ee-choices .ee-choice:focus-visible{border-color:var(--ee-link);background:var(--ee-primary-soft)}
.ee-choices .ee-choice:disabled{cursor:default;opacity:.6}
.ee-choice-icon{display:grid;place-items:center;flex:none;width:40px;height:40px;border-radius:50%;background:var(--ee-primary-soft);color:var(--ee-link);font-size:var(--ee-large)}
.ee-choice-text{flex:1;min-width:0;overflow-wrap:anywhere}
.ee-choice-text strong{display:block;font-weight:600;color:var(--ee-heading)}
.ee-choice-text small{font-size:var(--ee-base);color:var(--ee-quiet)}
.ee-checklist{margin:-2px 0 16px;font-size:var(--ee-base);color:var(--ee-quiet)}
.ee-checklist ul{display:flex;flex-wrap:wrap;gap:4px 16px;margin:8px 0 0;padding:0;list-style:none}
.ee-checklist li{display:flex;align-items:baseline;gap:8px}
.ee-checklist li[data-met]{color:var(--ee-text)}
.ee-checklist li[data-met]>.anticon{color:var(--ee-success)}
.ee-strength{display:flex;align-items:center;gap:4px;min-height:22px}
.ee-strength i{width:48px;height:4px;border-radius:2px;background:var(--ee-line);transition:background var(--ee-quick)}
.ee-strength[data-level="1"] i:nth-of-type(-n+1){background:var(--ee-error)}
.ee-strength[data-level="2"] i:nth-of-type(-n+2){background:var(--ee-warning)}
.ee-strength[data-level="3"] i{background:var(--ee-success)}
.ee-strength span{margin-inline-start:8px}
.ee-question{margin:16px 0 8px;font-size:var(--ee-large);font-weight:600;color:var(--ee-heading)}
.ee-question~button+button{margin-top:8px}
.ee-done{text-align:center}
.ee-done>.anticon{font-size:64px;color:var(--ee-success)}
.ee-done h2{margin:16px 0 8px;font-size:var(--ee-title);font-weight:600;color:var(--ee-heading);outline:0}
.ee-done p{margin:0 0 32px;color:var(--ee-quiet)}
.ee-full,.ee-framed{font-family:var(--ee-font);font-size:var(--ee-base);color:var(--ee-text)}
.ee-full{display:grid;align-content:center;min-height:100vh;padding-inline:16px;background:var(--ee-ground)}
.ee-framed{display:grid;min-height:60vh}
`;
