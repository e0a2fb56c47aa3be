const frFR = {
  label: 'Durée',
  ever: 'Sans fin',
  days: '{{days}} jours',
  until: 'Jusqu’à une date',
  lastDay: 'Dernier jour',
  over: 'Choisissez aujourd’hui ou un jour à venir',
};

export default frFR;
