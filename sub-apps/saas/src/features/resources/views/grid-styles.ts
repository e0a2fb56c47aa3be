const grid = '[data-app="saas"] .saas-grid';

/** Styles that show the table's rows as cards in a grid. */
export const gridStyles = `
${grid} .ant-table-content { overflow: visible !important; }
${grid} table { display: block; min-width: 0 !important; width: 100% !important; }
${grid} colgroup, ${grid} .ant-table-measure-row { display: none; }
${grid} thead, ${grid} tbody, ${grid} tr, ${grid} th, ${grid} td { display: block; }
${grid} .ant-table-thead > tr > th:not(.ant-table-selection-column) { display: none; }
${grid} .ant-table-thead > tr > th { border: 0; background: none; padding: 0 0 8px 12px; width: auto !important; text-align: start; }
${grid} .ant-table-tbody { display: grid; grid-template-columns: repeat(auto-fill, minmax(196px, 1fr)); gap: 16px; }
${grid} .ant-table-tbody > .ant-table-placeholder { grid-column: 1 / -1; }
${grid} .ant-table-row { position: relative; display: flex; flex-direction: column; overflow: hidden; border: 1px solid var(--saas-line); border-radius: 10px; transition: box-shadow .15s; }
${grid} .ant-table-row:hover { box-shadow: 0 4px 16px rgb(0 0 0 / 14%); }
${grid} .ant-table-row > td { border: 0 !important; padding: 10px !important; background: none; }
${grid} .ant-table-row.ant-table-row-selected { border-color: var(--saas-chosen); box-shadow: 0 0 0 1px var(--saas-chosen); }
${grid} .ant-table-row > td.ant-table-cell-fix { position: static !important; margin-block-start: auto; padding-block-start: 0 !important; text-align: start; }
${grid} .ant-table-row > td.ant-table-cell-fix::after { display: none; }
${grid} .ant-table-row > td.ant-table-selection-column { position: absolute; z-index: 2; inset-block-start: 12px; inset-inline-end: 12px; width: auto; padding: 4px !important; border-radius: 6px; background: var(--saas-paper); }
${grid} .ant-table-row a { text-decoration: none; }
[data-app="saas"] .saas-card-title { display: -webkit-box; overflow: hidden; overflow-wrap: anywhere; white-space: normal; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
`;
