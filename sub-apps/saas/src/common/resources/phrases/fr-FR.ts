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
  cover: {
    hint: 'De préférence 1280 × 720 ; JPG, PNG ou WebP, 10 Mo au plus. Elle peut être déposée ou collée ici.',
    choose: 'Choisir une image',
    replace: 'En choisir une autre',
    remove: 'Retirer',
    sending: 'Envoi {{percent}}',
    kind: 'Choisissez une image JPG, PNG ou WebP',
    size: 'L’image est vide ou dépasse 10 Mo',
    failed: 'L’envoi a échoué ; réessayez',
  },
};

export default frFR;
