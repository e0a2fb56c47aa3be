export const zhCN = {
  course: '课程',
  courseEmpty: '请选择课程',
  price: '价格',
  yuan: '元',
  priceWrong: '请输入 0 到 100000 之间的金额，最多两位小数',
  term: '开放时长',
  ever: '长期有效',
  days_other: '{{count}} 天',
  other: '其他天数',
  daysLabel: '天数',
  daysWrong: '请输入 1 到 3650 之间的整数',
  retry: '重试',
};
