const frFR = {
  refused: {
    kind: 'Ce type de fichier n’est pas accepté. Envoyez vidéo (MP4, WebM, MOV), audio, PDF, Word, Excel, PowerPoint ou images.',
    name: 'Le nom dépasse 200 caractères ; raccourcissez-le puis renvoyez le fichier',
    empty: 'Le fichier est vide',
    size: 'Le fichier est trop volumineux ; la limite est de {{limit}}',
    content: 'Le contenu ne correspond pas au nom',
  },
  line: 'La liaison avec le serveur est perdue : réessayez plus tard',
  notInText: 'Un texte ne prend que des images et du son',
  gone: 'Le serveur n’a plus ce qui a été envoyé ; recommencez l’envoi',
};

export default frFR;
