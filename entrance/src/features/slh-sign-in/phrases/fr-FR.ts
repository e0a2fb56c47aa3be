export default {
  title: 'Inscription d’association professionnelle',
  lead: 'Inscrivez votre entreprise membre ; nous confirmerons avec la personne à contacter.',
  email: 'E-mail (facultatif)',
  members: 'Nombre de membres (facultatif)',
  membersPlaceholder: 'Par exemple 120',
  membersWrong: 'Saisissez un nombre entier entre 1 et 1 000 000',
  submit: 'Envoyer l’inscription',
  doneTitle: 'Votre inscription a été envoyée',
  doneHint: 'Notre équipe contactera bientôt {{name}}.',
};
