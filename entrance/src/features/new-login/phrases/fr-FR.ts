export default {
  tenants: 'Choisir un espace',
  identities: 'Choisir une identité',
  lead: 'Votre compte appartient à plusieurs organisations ou identités. Veuillez en choisir une',
  otherTenant: 'Choisir un autre espace',
  otherAccount: 'Se connecter avec un autre compte',
  current: 'Actuel',
  entering: 'Ouverture en cours',
  noCompany:
    'Votre compte n’est lié à aucune entreprise. Seules les fonctions d’entreprise le demandent. Au besoin, adressez-vous à un administrateur.',
  types: {
    administrator: 'Administrateur',
    staff: 'Personnel',
    teacher: 'Enseignant',
    student: 'Apprenant',
    operator: 'Exploitant de la plateforme',
  },
};
