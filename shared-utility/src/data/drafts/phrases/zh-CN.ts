export const zhCN = { restored: '已找回 {{moment}} 尚未保存的内容' };
