const frFR = {
  toCourses: 'Retour à mes cours',
  loading: 'Chargement du cours',
  gone: 'Ce cours n’existe pas, ou il ne vous est plus ouvert.',
  failed: 'Le cours n’a pas pu être chargé',
  retry: 'Réessayer',
  outline: 'Sommaire',
  lessonsDone: '{{done}} sur {{all}} terminées',
  done: 'Terminée',
  watched: '{{percent}} % suivis',
  preview: 'Aperçu',
  locked: 'S’ouvre quand les leçons précédentes sont terminées',
  live: {
    title: 'Séances en direct',
    zone: 'Heures de votre fuseau : {{zone}}',
    running: 'En cours',
    planned: 'Prévue',
    cancelled: 'Annulée',
    reason: 'Motif : {{reason}}',
    room: 'Ouvrir la salle',
    file: 'Fichier d’agenda',
  },
  kinds: {
    video: 'Vidéo',
    audio: 'Audio',
    document: 'Document',
    image: 'Image',
    link: 'Lien',
  },
  problems: {
    missing: 'Son contenu n’existe plus',
    withdrawn: 'Son contenu ne peut pas être utilisé pour le moment',
    converting: 'Son contenu est en préparation, revenez plus tard',
    failed: 'Son contenu ne peut pas être lu, signalez-le à votre enseignant',
  },
};

export default frFR;
