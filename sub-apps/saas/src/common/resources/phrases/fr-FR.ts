const frFR = {
  kind: { video: 'Vidéos', audio: 'Audio', document: 'Documents', image: 'Images' },
  status: {
    uploading: 'Envoi en cours',
    converting: 'Vérification',
    ready: 'Disponible',
    failed: 'Refusé',
  },
  pages_one: '{{count}} page',
  pages_many: '{{count}} pages',
  pages_other: '{{count}} pages',
};

export default frFR;
