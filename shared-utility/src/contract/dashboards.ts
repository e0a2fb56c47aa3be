/** The dashboards below /saas that a tenant names, and gives a region, as it likes. */
export const dashboardKeys = ['feimei', 'ysx', 'senlinfanghuo', 'smyxt'] as const;
export type DashboardKey = (typeof dashboardKeys)[number];
