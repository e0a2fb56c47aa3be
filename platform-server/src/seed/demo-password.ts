/** The password of all demo accounts (architecture §5). */
export const DEMO_PASSWORD = 'Demo#2026';
