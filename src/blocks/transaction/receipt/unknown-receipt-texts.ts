export const UNKNOWN_RECEIPT = 'Ningún pago tuyo tiene este código';
export const CHECK_RECEIPT =
  'Revisa que esté bien escrito. Si lo está, el comprobante no es auténtico o es de otra caja.';
