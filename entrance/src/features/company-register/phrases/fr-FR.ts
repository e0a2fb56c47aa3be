export default {
  title: 'Inscrire une entreprise',
  lead: 'Indiquez les données de la licence et le compte de la personne à contacter.',
  password: 'Mot de passe',
  submit: 'Envoyer l’inscription',
  doneTitle: 'Votre entreprise est inscrite',
  doneHint:
    'Dès qu’un administrateur aura ouvert votre organisation, connectez-vous avec le {{phone}}.',
};
