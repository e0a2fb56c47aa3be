export const zhCN = {
  refused: {
    kind: '不支持这种文件。支持视频（MP4、WebM、MOV）、音频、PDF、Word、Excel、PowerPoint 和图片。',
    name: '文件名不能超过 200 个字符，请改名后再上传',
    empty: '文件是空的',
    size: '文件过大，最大 {{limit}}',
    content: '文件内容与名称不符，未被接受',
  },
  line: '与服务器的连接已断开，请稍后重新粘贴或拖入',
  notInText: '文本中只能放图片和音频',
  gone: '服务器已不再保留已上传的部分，请重新上传',
};
