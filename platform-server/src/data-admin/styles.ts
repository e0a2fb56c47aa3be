/** Colours follow the frame's colour scheme, which the browser passes to embedded pages. */
export const styles = `
:root{color-scheme:light dark;--line:color-mix(in srgb,CanvasText 14%,Canvas);--quiet:color-mix(in srgb,CanvasText 65%,Canvas);
--mark:light-dark(#1668dc,#65a9f3);font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
*{box-sizing:border-box}
body{margin:0;background:Canvas;color:CanvasText}
main{display:none;max-width:1280px;margin:0 auto;padding:24px}
html[lang=zh-CN] main[lang=zh-CN],html[lang=en-US] main[lang=en-US],html[lang=fr-FR] main[lang=fr-FR]{display:block}
h1{margin:0;font-size:20px}
h2{margin:0 0 12px;font-size:16px}
p{margin:0 0 16px;color:var(--quiet)}
[role=status]{color:CanvasText}
dl.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin:0 0 16px}
dl.tiles>div,section{padding:16px;border:1px solid var(--line);border-radius:8px}
dl.tiles dt{color:var(--quiet)}
dl.tiles dd{margin:0;font-size:24px;font-weight:600;font-variant-numeric:tabular-nums}
dl.tiles small{display:block;font-size:12px;line-height:1.6;font-weight:400;color:var(--quiet)}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(360px,100%),1fr));gap:16px;margin:16px 0}
svg{display:block;width:100%;height:180px}
svg rect{fill:var(--mark)}
.axis{display:flex;justify-content:space-between;color:var(--quiet);font-size:12px}
table{width:100%;border-collapse:collapse}
th,td{padding:6px 8px;border-bottom:1px solid var(--line);text-align:start;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
td.number,th.number{text-align:end;white-space:nowrap}
meter{width:96px;vertical-align:middle}
details{margin-top:8px}
summary{cursor:pointer;color:var(--quiet)}
i{color:var(--quiet)}
ul{margin:0;padding-inline-start:20px}
code{margin-inline-end:8px}
`;
