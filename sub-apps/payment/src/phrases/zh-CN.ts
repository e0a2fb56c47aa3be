export const zhCN = { toOrders: '前往订单' };
