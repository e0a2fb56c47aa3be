/** The dashboards below /saas whose title and region a tenant may set. */
export const dashboardKeys = ['feimei', 'ysx', 'senlinfanghuo', 'smyxt'] as const;
export type DashboardKey = (typeof dashboardKeys)[number];
