export const zhCN = {
  unreachable: '无法访问该地址，未应用：{{address}}',
  late: '该地址在 {{seconds}} 秒内没有响应，未应用：{{address}}',
  status: '该地址返回 {{status}}，未应用：{{address}}',
  type: '该地址返回的不是 JavaScript（{{type}}），未应用：{{address}}',
  cors: '该地址有响应，但不允许本页面读取（缺少 Access-Control-Allow-Origin），未应用：{{address}}',
  digest: '该地址的文件与链接中的摘要不一致，未应用：{{address}}',
  card: {
    unreachable: '测试用的地址无法访问：{{address}}',
    late: '测试用的地址在 {{seconds}} 秒内没有响应：{{address}}',
    status: '测试用的地址返回 {{status}}：{{address}}',
    type: '测试用的地址返回的不是 JavaScript（{{type}}）：{{address}}',
    cors: '测试用的地址有响应，但不允许本页面读取（缺少 Access-Control-Allow-Origin）：{{address}}',
    digest: '测试用的文件与链接中的摘要不一致：{{address}}',
  },
};
