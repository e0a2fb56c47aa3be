const frFR = {
  document: 'Document « {{title}} »',
  opening: 'Ouverture du document',
  openingShare: 'Ouverture du document, {{percent}} reçus',
  broken: 'Ce fichier est endommagé et ne peut pas être affiché',
  locked: 'Ce fichier a un mot de passe et ne peut pas être affiché dans la page',
  otherwise: 'Demandez-en une autre copie à la personne qui l’a fourni.',
  pages: 'Pages',
  page: 'Page {{number}} sur {{total}}',
  toPage: 'Aller à la page, de 1 à {{total}}',
  innerLink: 'Lien dans le document',
  former: 'Page précédente',
  next: 'Page suivante',
  larger: 'Agrandir',
  smaller: 'Réduire',
  pageFailed: 'Cette page n’a pas pu être affichée',
  retry: 'Réessayer',
  keys: 'Lecture d’un document',
};

export default frFR;
