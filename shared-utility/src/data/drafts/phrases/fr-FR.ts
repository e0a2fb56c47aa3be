const frFR = { restored: 'Travail non enregistré du {{moment}} retrouvé' };

export default frFR;
