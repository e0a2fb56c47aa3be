/** Shows whose phone it is without giving it to onlookers: 139****0001. */
export const maskPhone = (phone: string): string =>
  phone.length < 8 ? phone : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
