import { narrowWindow, phoneDialog } from '@edu/shared-utility';

/** Layout only; colours and font sizes are antd's tokens. */
export const styles = `
[data-app=personal] .ant-form-item{margin-bottom:32px}
[data-app=personal] .ant-form-item-explain{padding-bottom:8px}
[data-app=personal] .ant-input-password-icon{padding:6px;margin:-6px}
.eac-bar{position:sticky;top:0;z-index:1;display:grid;grid-template-columns:1fr auto 1fr;align-items:center;gap:8px;height:56px;padding:0 24px}
.eac-bar>:first-child{justify-self:start}
.eac-bar>:last-child{justify-self:end}
.eac-main{max-width:800px;margin:0 auto;padding:24px;outline:0}
.eac-main[data-in-dialog]{padding:4px;--eac-edge:inset 0 0 0 1px color-mix(in srgb,currentColor 12%,transparent)}
.eac-card{padding:24px}
.eac-card-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;margin-bottom:16px}
.eac-plain-list{margin:0;padding:0;list-style:none}
.eac-line{display:grid;grid-template-columns:24px minmax(0,1fr) fit-content(240px) auto minmax(104px,auto);align-items:center;gap:4px 16px;padding:16px 0}
.eac-line-value{text-align:end;overflow-wrap:anywhere}
.eac-line-act{text-align:end}
.eac-line-tag{justify-self:start}
.eac-row{display:flex;align-items:center;justify-content:space-between;gap:8px 16px}
.eac-row-text{flex:1;min-width:0;overflow-wrap:anywhere}
.eac-summary{display:flex;align-items:center;gap:8px 16px;margin-bottom:8px;padding:12px 16px}
.eac-device{display:flex;align-items:center;gap:4px 16px;padding:12px 0}
.eac-device-name{display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px}
.eac-entry-what{display:flex;flex-wrap:wrap;align-items:center;gap:0 8px}
.eac-entry{display:flex;align-items:center;justify-content:space-between;gap:0 16px}
.eac-entry-where{flex:none;max-width:60%;text-align:end;overflow-wrap:anywhere}
.eac-entry-where time{white-space:nowrap}
.eac-ends{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:8px}
.eac-inline{display:flex;gap:8px}
.eac-inline>:first-child{flex:1;min-width:0}
.eac-panel-head{display:flex;align-items:center;gap:8px;margin-bottom:16px}
.eac-panel-body{max-width:480px;margin:0 auto;padding-bottom:16px}
.eac-top{outline:0}
@supports (grid-template-columns:subgrid){
@media (min-width:600px){
.eac-lines{display:grid;grid-template-columns:24px minmax(0,1fr) fit-content(240px) auto minmax(104px,auto);column-gap:16px}
.eac-line{grid-column:1/-1;grid-template-columns:subgrid}
}
}
@media ${narrowWindow}{
.eac-bar{padding:0 4px}
.eac-bar-word{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.eac-main{padding:12px 12px 32px}
.eac-main[data-in-dialog]{padding:0}
.eac-card{padding:16px}
.eac-line{grid-template-columns:24px minmax(0,1fr) auto;grid-template-areas:"icon what what" ". value act";gap:4px 12px;padding:12px 0}
.eac-line-icon{grid-area:icon;align-self:start}
.eac-line-what{grid-area:what}
.eac-line-title{padding-inline-end:88px}
.eac-line-value{grid-area:value;text-align:start}
.eac-line-tag{grid-area:what;align-self:start;justify-self:end}
.eac-line-act{grid-area:act}
.eac-row[data-stacks]{flex-direction:column;align-items:stretch}
.eac-ends>button{flex:1}
.eac-entry{flex-direction:column;align-items:flex-start}
.eac-entry-where{max-width:none;text-align:start}
.eac-summary{flex-wrap:wrap;padding:12px}
.eac-summary>.eac-row-text{flex-basis:calc(100% - 48px)}
.eac-summary>button{width:100%}
[data-app=personal] .ant-checkbox-wrapper{padding:12px 0}
[data-app=personal] .ant-btn{flex-shrink:0;min-width:44px;min-height:44px}
[data-app=personal] .eac-ends>.ant-btn{flex-shrink:1;min-width:max-content}
[data-app=personal] .ant-input-password-icon{padding:15px;margin:-15px}
}
${phoneDialog('[data-app=personal]')}
`;
