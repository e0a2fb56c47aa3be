export default {
  title: 'Inscrire une entreprise',
  progress: 'Étapes de l’inscription',
  stepOf: 'Étape {{step}} sur {{steps}} : {{name}}',
  steps: { company: 'Entreprise', contact: 'Contact', login: 'Connexion' },
  leads: {
    company: 'Comme sur la licence commerciale.',
    contact: 'La personne à contacter se connectera avec ce numéro.',
    login: 'Le code sera envoyé au {{phone}}.',
  },
  next: 'Continuer',
  back: 'Retour',
  picture: {
    label: 'Photo de la licence commerciale (facultatif)',
    choose: 'Choisir une image',
    rule: 'JPEG ou PNG, 2 Mo au maximum',
    remove: 'Retirer',
    tooBig: 'L’image dépasse 2 Mo : choisissez-en une plus petite',
    wrongType: 'Ce fichier n’est pas une image JPEG ou PNG',
    unreadable: 'L’image est illisible : choisissez-la de nouveau ou prenez-en une autre',
    lost: 'L’image « {{name}} » n’a pas été conservée quand la page a été rechargée.',
    again: 'La choisir de nouveau',
  },
  password: 'Mot de passe',
  submit: 'Envoyer l’inscription',
  doneTitle: 'Votre entreprise est inscrite',
  doneHint:
    'Dès qu’un administrateur aura ouvert votre organisation, connectez-vous avec le {{phone}}.',
};
