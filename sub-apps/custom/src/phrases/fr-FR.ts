const frFR = { toCheck: 'Vérifier un certificat' };

export default frFR;
