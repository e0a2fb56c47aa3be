/** Label of the button on the cards that are shown before any phrases have loaded. */
export const reloadLabel = { zh: '重新加载', en: 'Reload', fr: 'Recharger' } as const;
