/** Of all demo accounts (design §5). */
export const DEMO_PASSWORD = 'Demo#2026';
