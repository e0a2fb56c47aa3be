const enUS = { restored: 'Brought back what was not saved at {{moment}}' };

export default enUS;
