/** How a new user signs in for the first time, on the access sheet of the screen and of the PDF. */
export const ACCESS_STEPS = [
  'Abre el portal en el navegador y escribe tu usuario.',
  'Escribe la contraseña de un solo uso que llegó a tu correo.',
  'Crea tu propia contraseña. No se la des a nadie ni la anotes aquí.',
] as const;
