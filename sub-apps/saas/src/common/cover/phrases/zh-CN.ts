export const zhCN = {
  label: '封面',
  hint: '建议 1280 × 720，JPG、PNG 或 WebP，不超过 10 MB；可拖入或粘贴',
  choose: '选择图片',
  replace: '更换图片',
  remove: '移除',
  sending: '正在上传 {{percent}}%',
  kind: '请选择 JPG、PNG 或 WebP 图片',
  size: '图片不能为空，且不超过 10 MB',
  failed: '上传失败，请重试',
};
