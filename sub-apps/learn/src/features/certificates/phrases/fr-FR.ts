const frFR = {
  title: 'Mes certificats',
  loading: 'Chargement des certificats',
  failed: 'Les certificats n’ont pas pu être chargés',
  retry: 'Réessayer',
  empty: 'Aucun certificat pour l’instant',
  emptyHint:
    'Les certificats que votre organisation délivre après une formation ou un examen apparaissent ici.',
  is: { valid: 'Valable', expired: 'Expiré', revoked: 'Révoqué' },
  number: 'N° {{number}}',
  issued: 'Délivré le {{date}}',
  expires: 'Valable jusqu’au {{date}}',
  forGood: 'Valable sans limite',
  revokedAt: 'Révoqué le {{date}}',
  picture: 'Certificat : {{title}}',
  noPicture: 'L’image n’a pas pu être chargée',
  pdf: 'Télécharger le PDF',
  png: 'Télécharger l’image',
  check: 'Lien de vérification',
  checkTitle: 'Vérification publique',
  checkHint: 'Chacun peut vérifier par ce lien ou ce code que le certificat est authentique.',
  qr: 'Code QR de la page de vérification',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'La copie a échoué ; copiez le lien vous-même',
} as const;

export default frFR;
