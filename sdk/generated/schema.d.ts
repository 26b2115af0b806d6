// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
    "/auth/v3/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Iniciar sesión
         * @description Abre una sesión de 21600 segundos. Cinco contraseñas equivocadas seguidas bloquean el nombre de usuario 15
         *     minutos (429); treinta de una misma dirección de red en 5 minutos la detienen a ella. La respuesta es la misma, y tarda
         *     lo mismo, exista o no el usuario.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v3/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cerrar sesión
         * @description Cierra la sesión de la cabecera `Authorization`. Su ficha deja de servir en el acto.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v3/session/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renovar la sesión
         * @description Vuelve a contar los 21600 segundos de una sesión viva y responde sus datos y permisos al día. La ficha no
         *     cambia. Es lo que el portal llama cuando la persona elige seguir conectada.
         */
        post: operations["renewSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v3/change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cambiar la contraseña propia
         * @description Pide la contraseña actual, salvo a quien entró con una de un solo uso, y quita la obligación de cambiarla. Cierra las
         *     demás sesiones de la persona y le avisa por correo. Cinco contraseñas actuales equivocadas son 429.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password_recoveries/v3/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pedir un código de verificación
         * @description Envía un código al correo registrado. La respuesta es la misma, y tarda lo mismo, exista o no el usuario. Un
         *     código nuevo anula el anterior. Cinco códigos de un usuario en 15 minutos, o treinta de una dirección de red, son 429.
         */
        post: operations["requestRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password_recoveries/v3/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crear una contraseña con el código
         * @description Cambia la contraseña, cierra todas las sesiones de la persona, quita el bloqueo por contraseñas equivocadas y le avisa
         *     por correo. Un código sirve 10 minutos y admite 5 intentos; treinta fallos de una dirección de red en 15 minutos son 429.
         */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/update-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pedir el cambio de correo electrónico
         * @description Envía un código al correo nuevo. Nada cambia hasta validarlo. 409 si es el propio o el de otra persona del negocio; 429 tras
         *     5 códigos en 10 minutos.
         */
        post: operations["updateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/validate-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validar el cambio de correo electrónico
         * @description Con el código recibido, el correo nuevo reemplaza al anterior. 422 si el código no es correcto o ya no sirve: dura 10
         *     minutos y admite 5 intentos.
         */
        post: operations["validateEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/update-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cambiar el teléfono
         * @description Cambia el teléfono de quien llama, con su código de país.
         */
        post: operations["updatePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/business-search-toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aparecer o no en búsquedas
         * @description Si los usuarios de la aplicación encuentran el negocio por su nombre. Solo quien administra el negocio.
         */
        post: operations["toggleBusinessSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/get-fund-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cuenta que recibe los cierres
         * @description El número de cuenta viene enmascarado.
         */
        post: operations["getFundSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cambiar la imagen del negocio
         * @description PNG, JPEG o WebP de 2 MB como mucho. El servidor la decodifica antes de aceptarla.
         */
        post: operations["updateAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/sessions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sesiones propias abiertas
         * @description Desde qué equipos está abierta la cuenta de quien llama.
         */
        post: operations["listOwnSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/sessions/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cerrar una sesión propia
         * @description Cierra en el acto la sesión indicada, que puede ser la actual.
         */
        post: operations["closeOwnSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transacciones pendientes
         * @description Toda transacción pendiente al alcance de la sesión, de la más nueva a la más antigua, 10,000 como mucho.
         */
        post: operations["listPendingTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transacciones pagadas hoy
         * @description Lo recibido o reembolsado desde que empezó el día del negocio, en su zona horaria, de lo más nuevo a lo más
         *     antiguo, 10,000 como mucho.
         */
        post: operations["listPaidTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/requests/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enviar una solicitud de pago
         * @description Pide un monto a un usuario de la aplicación, al que se encuentra con `transactions/v3/verify-user`. Queda
         *     pendiente hasta que la acepta, la rechaza, se cancela o se acaba su tiempo.
         *     Quien administra el negocio elige sucursal y caja; sin ellas se usan las predeterminadas. Una caja cobra siempre
         *     para sí misma.
         */
        post: operations["sendRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/requests/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancelar una solicitud pendiente
         * @description De dos acciones sobre la misma solicitud gana una; la otra recibe 409.
         */
        post: operations["cancelRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/payments/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rechazar un pago por asignar
         * @description Devuelve el dinero a quien pagó. Solo un pago pendiente, de origen `payment`.
         */
        post: operations["rejectPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/payments/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asignar un pago a una caja
         * @description Completa un pago hecho al negocio o a una sucursal, a nombre de la caja elegida.
         */
        post: operations["assignPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reembolsar una transacción recibida
         * @description Devuelve el monto entero. Después de su cierre, el monto se descuenta de Pagos por liquidar.
         */
        post: operations["refundTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pagos por liquidar
         * @description Lo recibido menos lo reembolsado que ningún cierre contiene todavía, al alcance de la sesión. Pide el permiso
         *     `view_balance`.
         */
        post: operations["getBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/verify-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Encontrar a un usuario de la aplicación
         * @description Por su nombre de usuario o su número de teléfono completos. No hay búsqueda parcial, para que nadie pueda hacer
         *     una lista de usuarios.
         */
        post: operations["verifyAppUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Historial de transacciones
         * @description Filtra, ordena y pagina en el servidor. Las fechas son inclusivas y corren en UTC. Los filtros de sucursal y
         *     caja también encuentran las eliminadas.
         */
        post: operations["searchTransactionHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/history/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exportar el historial a Excel
         * @description Exactamente el conjunto filtrado, con números y fechas de verdad y una fila de totales. Más de 200,000 filas es
         *     413, con la manera de reducirlas.
         */
        post: operations["exportTransactionHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/v3/retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consultar una transacción
         * @description Una transacción con su seguimiento. El portal la llama cada pocos segundos mientras espera la respuesta a una
         *     solicitud.
         */
        post: operations["retrieveTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Historial de cierres
         * @description Filtra y pagina en el servidor, y dice cuándo es el próximo cierre automático. Un servidor puede responder
         *     grupos en vez de filas; `totalPages` cuenta páginas de filas.
         */
        post: operations["searchClosings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/pending/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vista previa del cierre
         * @description Lo que un cierre tomaría en este momento, por caja y en total, y las solicitudes pendientes que aún podrían
         *     pagarse. No cambia nada.
         */
        post: operations["previewPendingClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Realizar un cierre
         * @description Toma en un solo paso todo lo recibido y reembolsado de su alcance que ningún cierre contiene, y lo saca de Pagos
         *     por liquidar. Hace un cierre por sucursal, o el de la caja; el de una caja titular toma también sus cajas hijas.
         *     Si no hay nada que cerrar responde 422 y no hace ninguno.
         *     Una caja cuyo cierre individual no está autorizado solo la cierran quienes administran: pedirla es 403.
         *     Un cierre que falla también responde 200: queda en `error`, con su número y su motivo, y no retiene nada. Con
         *     `closingId` se vuelve a intentar, para lo que sus cajas tenían hasta su momento. Cuando otros cierres se llevaron todo
         *     lo suyo queda en `canceled`, dice cuáles y ya no se reintenta.
         */
        post: operations["closePending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/transactions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Detalle de un cierre
         * @description El cierre, la parte de cada caja y una página de sus transacciones. De uno en `error`, lo que tomaría al volver a
         *     intentarlo; uno en `canceled` no tiene ninguna.
         */
        post: operations["listClosingTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/v3/transactions/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exportar un cierre a Excel
         * @description Todas las transacciones del cierre, con números y fechas de verdad y una fila de totales. Más de 200,000 es 413.
         */
        post: operations["exportClosingTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cajas al alcance
         * @description Las cajas del negocio, de la sucursal o de la caja titular, según quien llama. Sirve a los filtros y a quien
         *     elige una caja.
         */
        post: operations["listCashiers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/admin/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cajas de una sucursal y la predeterminada
         * @description Lo que muestra la pantalla Cajas. Pide el permiso `cashier_view`; quien administra el negocio indica la
         *     sucursal.
         */
        post: operations["listCashiersWithDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crear una caja
         * @description La contraseña de un solo uso llega al correo de la caja. Un nombre de usuario ya tomado, o el nombre de otra caja de la
         *     sucursal, es 409 y `info.fields` dice cuál. La primera de una sucursal es su predeterminada.
         */
        post: operations["createCashier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Editar una caja o el nombre propio
         * @description Con el id propio cambia el nombre de quien llama o, para la cuenta dueña, el del negocio; `level` dice cuál de los dos.
         */
        post: operations["modifyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Eliminar una caja
         * @description La caja deja de entrar y de cobrar, y sus sesiones terminan. Su historial se conserva y su nombre de usuario no
         *     se vuelve a usar. Mientras tenga transacciones pendientes es 409.
         */
        post: operations["deleteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bloquear una caja o una sucursal
         * @description Solo si está activa. Sus sesiones terminan en el acto. Bloquear a quien administra una sucursal bloquea también
         *     todas sus cajas.
         */
        post: operations["blockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Desbloquear una caja o una sucursal
         * @description Solo si está bloqueada. Desbloquear a quien administra una sucursal desbloquea también sus cajas; una caja de una
         *     sucursal bloqueada no se desbloquea sola (409).
         */
        post: operations["unblockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reiniciar una contraseña
         * @description Envía una contraseña de un solo uso al correo de una caja, de quien administra una sucursal o de una persona de
         *     Equipo, y cierra sus sesiones. Al entrar tendrá que crear otra. La propia se cambia, no se reinicia (403).
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/qr/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Descargar material QR
         * @description Un PDF tamaño A4 listo para imprimir, con el negocio, la sucursal, la caja y su código; o con `format: svg` el código
         *     solo, para mostrarlo en pantalla. El código dice `cobros:pay?to=cashier&id=…` (o `to=branch`, `to=business`).
         */
        post: operations["downloadQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/set-children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Definir una caja titular
         * @description Una caja que pertenece a otra no puede ser titular, y ninguna pertenece a dos.
         */
        post: operations["setCashierChildren"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/config/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Definir el tipo de cierre
         * @description De una caja o de una sucursal entera.
         */
        put: operations["setClosingConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/config/closings/locked-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Autorizar o no el cierre individual
         * @description Sin autorización, la caja no puede cerrarse a sí misma; la cierra quien administra.
         */
        put: operations["setClosingLock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/notification/catalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Catálogos de notificación
         * @description Los métodos y las cabeceras de llave que se pueden elegir.
         */
        post: operations["getNotificationCatalogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/notification-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cambiar cómo se avisa
         * @description De una caja o de una sucursal. Las direcciones privadas y las del propio servidor se rechazan (422); adónde lleva un
         *     nombre se comprueba en cada envío.
         */
        post: operations["changeNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/notification/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Probar un aviso
         * @description Envía un aviso `test` con los ajustes dados, sin guardarlos, y responde lo que contestó la dirección.
         */
        post: operations["testNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/notification/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registro de avisos
         * @description Los avisos enviados por una caja o una sucursal, del más nuevo al más antiguo.
         */
        post: operations["listNotificationDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/notification/deliveries/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reenviar un aviso
         * @description Vuelve a intentar un aviso, entregado o no, con el mismo `id` y los ajustes que haya ahora.
         */
        post: operations["resendNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/config/default-operative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Definir la caja predeterminada
         * @description La que cobra una solicitud de la sucursal cuando no se elige otra.
         */
        put: operations["setDefaultCashier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sucursales al alcance
         * @description Todas las del negocio, o la propia de quien administra una.
         */
        post: operations["listBranches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/admin/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sucursal predeterminada
         * @description La que se propone al enviar una solicitud.
         */
        post: operations["getDefaultBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crear una sucursal
         * @description Crea la sucursal y a quien la administra, que recibe por correo una contraseña de un solo uso. Un nombre de
         *     usuario ya tomado, o el nombre de otra sucursal, es 409 y `info.fields` dice cuál. La primera es la predeterminada.
         */
        post: operations["createBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Editar una sucursal
         * @description Cambia nombre, dirección, referencia y lugar.
         */
        put: operations["updateBranch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Eliminar una sucursal
         * @description La elimina con su administración y sus cajas. El historial se conserva. Mientras tenga transacciones pendientes o
         *     dinero por liquidar es 409.
         */
        post: operations["deactivateBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/config/get-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correos que reciben los cierres
         * @description Los de una sucursal.
         */
        post: operations["getClosingEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/config/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Definir los correos que reciben los cierres
         * @description La lista reemplaza a la anterior; vacía, nadie los recibe.
         */
        put: operations["setClosingEmails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/locations/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Departamentos
         * @description El primer nivel de los lugares.
         */
        post: operations["listStates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/locations/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Municipios de un departamento
         * @description El segundo nivel de los lugares.
         */
        post: operations["listCities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch/v3/locations/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Zonas de un municipio
         * @description El tercer nivel de los lugares.
         */
        post: operations["listRegions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v3/profile/config/default-branch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Definir la sucursal predeterminada
         * @description Tiene que estar activa.
         */
        put: operations["setDefaultBranch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/users/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Personas de Equipo
         * @description Una página, por nombre, con búsqueda por nombre, usuario o correo.
         */
        post: operations["listAdministrativeUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/users/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agregar a una persona
         * @description Recibe por correo una contraseña de un solo uso. Un nombre de usuario o un correo ya tomado es 409. Nadie da un rol con
         *     permisos que no tiene: 403.
         */
        post: operations["createAdministrativeUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/users/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consultar a una persona
         * @description Sus datos y su rol.
         */
        post: operations["getAdministrativeUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/users/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Editar a una persona
         * @description El rol nuevo vale desde su próxima llamada. Nadie le cambia el rol ni bloquea al último Administrador, ni a sí mismo;
         *     tampoco edita a quien tiene más permisos (403) ni la cuenta del negocio (422).
         */
        post: operations["editAdministrativeUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/users/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Eliminar a una persona
         * @description Sus sesiones terminan y su historial se conserva. Nadie elimina al último Administrador, ni a sí mismo, ni la cuenta
         *     del negocio.
         */
        post: operations["deleteAdministrativeUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/role/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roles de Equipo
         * @description Los roles que se pueden dar y qué permite cada uno.
         */
        post: operations["listRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/activity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registro de actividad
         * @description Una página de lo que hizo cada persona, con filtros por persona, tipo y fecha.
         */
        post: operations["listActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/admin/activity/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exportar el registro de actividad a Excel
         * @description Exactamente el conjunto filtrado. Más de 200,000 filas es 413.
         */
        post: operations["exportActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/captcha/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pedir una prueba contra robots
         * @description Cada prueba resuelta sirve para una llamada, salga bien o mal, y vence a los 5 minutos. Resolverla toma de 100 a 300
         *     milisegundos en un teléfono. Un servidor que usa reCAPTCHA responde 404.
         */
        get: operations["getCaptchaChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Departamentos
         * @description Para la ubicación del negocio.
         */
        get: operations["listSignUpStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/cities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Municipios de un departamento
         * @description Para la ubicación del negocio.
         */
        get: operations["listSignUpCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bancos
         * @description Para la cuenta que recibirá los cierres.
         */
        get: operations["listBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/check-username/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saber si un usuario está disponible
         * @description Disponible ahora no lo reserva; `create` vuelve a comprobarlo.
         */
        get: operations["checkUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subir un documento
         * @description Uno por llamada, como formulario de varias partes. Lo que se interrumpe no deja nada atrás. El 422 dice si está vacío, si no
         *     es de un tipo admitido o si no es lo que dice ser.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/fundsource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registrar la cuenta bancaria
         * @description Responde un id que se envía al crear la afiliación.
         */
        post: operations["registerFundSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/v2/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enviar la afiliación
         * @description Toma los documentos y la cuenta ya enviados y crea el negocio, que queda en revisión. Un nombre de usuario ya
         *     tomado es 409. Un documento o una cuenta que no existe, que ya se usó o que se borró por vieja es 404, e `info.fields` dice
         *     cuál hay que enviar otra vez.
         */
        post: operations["createSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "webhook-v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aviso de la versión 1
         * @description El suceso y la transacción o el cierre al que se refiere. Si hay llave, viaja en la cabecera elegida. El mismo aviso
         *     puede llegar más de una vez.
         */
        post: operations["receiveWebhookV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aviso de la versión 2, firmado
         * @description `webhook-signature` es `sha256=` seguido, en hexadecimal, del HMAC-SHA256 de `webhook-timestamp`, un punto y el cuerpo
         *     tal como llegó, con el secreto de firma. Comprueba la firma antes de leer el cuerpo y rechaza lo que tenga más de cinco
         *     minutos; `verifyWebhookSignature` del SDK hace ambas cosas.
         */
        post: operations["receiveWebhookV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Solo dígitos, sin espacios ni guiones.
         * @example 0274417
         */
        AccountNumber: string;
        /**
         * @description `monetary` Monetaria · `savings` Ahorro.
         * @enum {string}
         */
        AccountType: "monetary" | "savings";
        /** @description Quién lo hizo, con el nombre que tenía entonces. */
        ActivityActor: {
            id: components["schemas"]["Id"];
            /** @example Elena Luna */
            name: string;
            /** @example tiendaluna */
            username: string;
        };
        ActivityEntry: {
            id: components["schemas"]["Id"];
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            actor: components["schemas"]["ActivityActor"];
            kind: components["schemas"]["ActivityKind"];
            /**
             * @description Qué se hizo exactamente.
             * @example refunded
             */
            action: string;
            /**
             * @description Qué se hizo, en una frase lista para mostrar.
             * @example Reembolsó Q125.50 a @maria.lopez
             */
            description: string;
            /**
             * @description Dirección de red de quien llamó; nula si no se conoce.
             * @example 190.148.20.7
             */
            address: string | null;
            /**
             * @description Navegador y sistema de quien llamó; nulo si no se conocen.
             * @example Chrome en Windows
             */
            device: string | null;
        };
        /** @description Qué parte del registro se quiere. Un filtro ausente o vacío no filtra. */
        ActivityFilters: {
            /** @description Nombre o usuario de quien lo hizo. */
            actor?: components["schemas"]["SearchText"];
            /**
             * @example [
             *       "refunds",
             *       "closings"
             *     ]
             */
            kinds?: components["schemas"]["ActivityKind"][];
            startDate?: components["schemas"]["FilterDate"];
            endDate?: components["schemas"]["FilterDate"];
            sort?: components["schemas"]["Sort"];
        };
        /**
         * @description De qué trata: accesos, solicitudes, pagos, reembolsos, cierres, sucursales, cajas, notificaciones, equipo, perfil o
         *     exportaciones.
         * @enum {string}
         */
        ActivityKind: "access" | "requests" | "payments" | "refunds" | "closings" | "branches" | "cashiers" | "notifications" | "team" | "profile" | "exports";
        /** @example 6a avenida 12-31, zona 1 */
        Address: string;
        AdministrativeUser: {
            id: components["schemas"]["Id"];
            /** @example Claudia Tun */
            name: string;
            /** @example tiendaluna-claudia.tun */
            username: string;
            /** @example claudia@tiendaluna.gt */
            emailAddress: string;
            /** @example 502 */
            countryCode: string;
            /** @example 55550102 */
            phoneNumber: string | null;
            status: components["schemas"]["UserStatus"];
            /**
             * @description Nombre del rol.
             * @example Supervisor
             */
            role: string;
            roleId: components["schemas"]["Id"];
            /** @description Es la cuenta del negocio: se edita en su perfil, y nadie la elimina ni le cambia el rol. */
            isOwner: boolean;
        };
        AdministrativeUserAnswer: {
            user: components["schemas"]["AdministrativeUser"];
        };
        /**
         * @example {
         *       "userId": "us_claudia"
         *     }
         */
        AdministrativeUserIdContent: {
            userId: components["schemas"]["Id"];
        };
        /**
         * @description Una persona bloqueada no entra. Sus sesiones terminan al bloquearla.
         * @enum {string}
         */
        AdministrativeUserStatus: "active" | "blocked";
        /**
         * @description Monto de una operación: mayor que cero, con dos decimales como mucho. Se calcula y se guarda como decimal exacto;
         *     un tercer decimal se rechaza con 400.
         * @example 125.5
         */
        Amount: number;
        AmountDetail: {
            /** @example Q0.00 */
            formattedDiscount: string;
            /** @example Q125.50 */
            formattedSubTotal: string;
            /** @example Q125.50 */
            formattedTotal: string;
        };
        /**
         * @example {
         *       "transactionId": "tx_01J9Z8",
         *       "businessBranchId": "br_centro",
         *       "businessUserId": "us_caja1"
         *     }
         */
        AssignPaymentContent: {
            transactionId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"];
            businessUserId: components["schemas"]["Id"];
        };
        /** @description Pagos por liquidar, lo recibido que ningún cierre contiene todavía. */
        BalanceDetail: {
            totalOpenBalance: components["schemas"]["Money"];
            /** @example Q24,318.40 */
            formattedTotalOpenBalance: string;
        };
        Balances: {
            balanceDetail: components["schemas"]["BalanceDetail"];
        };
        Bank: {
            id: components["schemas"]["Id"];
            /** @example Banco del Lago */
            name: string;
        };
        Branch: {
            id: components["schemas"]["Id"];
            /** @example Centro */
            name: string;
            /** @example 6a avenida 12-31, zona 1 */
            address: string;
            /** @example C10 */
            referenceId: string;
            businessId: components["schemas"]["Id"];
            admin: components["schemas"]["BranchAdmin"];
            /** @example gt-01-01-z1 */
            regionId: string | null;
            /** @example gt-01-01 */
            cityId: string | null;
            /** @example gt-01 */
            stateId: string | null;
            status: components["schemas"]["UserStatus"];
            /**
             * @description Cajas que no están eliminadas.
             * @example 3
             */
            cashierCount: number;
        };
        BranchAdmin: {
            id: components["schemas"]["Id"];
            /** @example Lucía Ramírez */
            name: string;
            /** @example tiendaluna-centro */
            username: string;
            /** @example centro@tiendaluna.gt */
            emailAddress: string;
            status: components["schemas"]["UserStatus"];
            notificationMethod: components["schemas"]["NotificationMethod"];
            /** @example  */
            webhookURL: string;
            /** @example  */
            webhookAPIKey: string;
            /** @example  */
            webhookAPIKeyHeader: string;
            webhookSecret?: components["schemas"]["WebhookSecret"];
            closingType: components["schemas"]["ClosingType"];
            closingTime: components["schemas"]["ClosingTime"];
        };
        BranchAnswer: {
            branch: components["schemas"]["Branch"];
        };
        /**
         * @example {
         *       "id": "br_centro"
         *     }
         */
        BranchIdContent: {
            id: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "businessBranchId": "br_centro"
         *     }
         */
        BranchScopeContent: {
            businessBranchId?: components["schemas"]["Id"];
        };
        /** @description De dónde sale la petición. El portal lo envía siempre; quien integra desde un servidor puede omitirlo. */
        BrowserInfo: {
            /** @example Chrome */
            browserName: string;
            /** @example 142.0 */
            browserVersion: string;
            /**
             * @description Nombre IANA de la zona horaria.
             * @example America/Guatemala
             */
            timezone: string;
            /** @example es-GT */
            language: string;
            /**
             * @description Minutos entre la hora local y UTC, como `Date.prototype.getTimezoneOffset`.
             * @example 360
             */
            timezoneOffset: number;
            /** @example 3.1.2 */
            appVersion: string;
        };
        /**
         * @description Vacío significa el negocio de la sesión.
         * @example
         */
        BusinessIdOrEmpty: string;
        BusinessSearch: {
            /**
             * @description Si los usuarios de la aplicación encuentran el negocio por su nombre.
             * @example true
             */
            searchEnabled: boolean;
        };
        /**
         * @description `food` Alimentos y bebidas · `retail` Comercio · `services` Servicios · `health` Salud · `education` Educación ·
         *     `transport` Transporte · `other` Otro.
         * @enum {string}
         */
        BusinessType: "food" | "retail" | "services" | "health" | "education" | "transport" | "other";
        /**
         * @example {
         *       "transactionId": "tx_01J9Z8",
         *       "reason": "El cliente pagó en efectivo"
         *     }
         */
        CancelRequestContent: {
            transactionId: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"];
            businessBranchId?: components["schemas"]["Id"];
        };
        /**
         * @description Prueba de trabajo de ALTCHA: hay que hallar el número, de 0 a `maxnumber`, cuyo `SHA-256(salt + número)` es `challenge`,
         *     con el número escrito en decimal. En la cabecera `captcha-token` va `{ algorithm, challenge, number, salt, signature }`
         *     como JSON en base64. Sirve una sola vez y vence en el momento que dice `salt`.
         */
        CaptchaChallenge: {
            /** @enum {string} */
            algorithm: "SHA-256";
            /**
             * @description En hexadecimal.
             * @example 9d4f0e4b8a7c2c6f0b1c5f5a3a0a5b8a2c6d7e8f9a0b1c2d3e4f5a6b7c8d9e0f
             */
            challenge: string;
            /** @example 60000 */
            maxnumber: number;
            /** @example 8f14e45fceea167a5a36dedd?expires=1795192971& */
            salt: string;
            /** @example c4ca4238a0b9 */
            signature: string;
        };
        Cashier: {
            id: components["schemas"]["Id"];
            /** @example Caja 1 */
            name: string;
            /** @example tiendaluna-centro-caja1 */
            username: string;
            /** @example 55550101 */
            phoneNumber: string | null;
            /** @example caja1.centro@tiendaluna.gt */
            emailAddress: string;
            creationDate: components["schemas"]["DateTime"];
            type: components["schemas"]["UserType"];
            status: components["schemas"]["UserStatus"];
            notificationMethod: components["schemas"]["NotificationMethod"];
            /** @example C101 */
            referenceId: string | null;
            /** @example br_centro */
            branchId: string | null;
            /**
             * @description Vacía sin webhook.
             * @example
             */
            webhookURL: string;
            /**
             * @description Vacía sin llave o sin permiso para verla.
             * @example
             */
            webhookAPIKey: string;
            /** @example  */
            webhookAPIKeyHeader: string;
            webhookSecret?: components["schemas"]["WebhookSecret"];
            closingType: components["schemas"]["ClosingType"];
            closingTime: components["schemas"]["ClosingTime"];
            /**
             * @description Si su cierre individual no está autorizado.
             * @example false
             */
            closingLocked: boolean;
            /**
             * @description Ids de las cajas de una caja titular; `null` si no lo es.
             * @example [
             *       "us_caja2"
             *     ]
             */
            childrenUser: components["schemas"]["Id"][] | null;
            /**
             * @description Si pertenece a una caja titular.
             * @example false
             */
            isChildCashier: boolean;
        };
        CashierAnswer: {
            user: components["schemas"]["Cashier"];
        };
        /**
         * @description Con `webhook` y `webhook-v2` la dirección es obligatoria; sin `http://` ni `https://` es https. Una llave sin cabecera
         *     viaja en la primera del catálogo. Con `push` e `internal` los tres campos del webhook van vacíos.
         * @example {
         *       "notificationMethod": "webhook-v2",
         *       "notificationMethodId": "3",
         *       "webhookURL": "https://pagos.tiendaluna.gt/avisos",
         *       "webhookAPIKey": "luna-8c1f44",
         *       "webhookAPIKeyHeader": "X-Api-Key",
         *       "webhookAPIKeyHeaderId": "1",
         *       "ownerId": "us_caja1",
         *       "level": "BusinessUser"
         *     }
         */
        ChangeNotificationContent: {
            businessBranchId?: components["schemas"]["Id"];
        } & components["schemas"]["NotificationSetting"];
        /**
         * @example {
         *       "currentPassword": "Cobros#2026",
         *       "newPassword": "Quetzal*77"
         *     }
         */
        ChangePasswordContent: {
            /** @description Puede faltar solo si la contraseña de la sesión es de un solo uso. */
            currentPassword?: components["schemas"]["TypedPassword"];
            newPassword: components["schemas"]["Password"];
        };
        CheckUsernameAnswer: {
            /** @example true */
            available: boolean;
        };
        /** @description Municipio de un departamento. */
        City: {
            id: components["schemas"]["Id"];
            /** @example Guatemala */
            name: string;
        };
        /**
         * @description De quién es un ajuste, de una caja, de una sucursal o del negocio.
         * @enum {string}
         */
        ClientType: "BusinessUser" | "BusinessBranch" | "Business";
        /**
         * @example {
         *       "id": "se_9Q4D"
         *     }
         */
        CloseOwnSessionContent: {
            id: components["schemas"]["Id"];
        };
        /** @description Un cierre por sucursal, o el de la caja. */
        ClosePendingAnswer: {
            closings: components["schemas"]["ClosingRow"][];
        };
        /**
         * @example {
         *       "businessBranchId": "br_centro"
         *     }
         */
        ClosePendingContent: {
            businessBranchId?: components["schemas"]["Id"];
            /** @description Solo esta caja. */
            businessUserId?: components["schemas"]["Id"];
            /** @description Un cierre en `error` que se vuelve a intentar. */
            closingId?: components["schemas"]["Id"];
        };
        Closing: {
            id: components["schemas"]["Id"];
            /**
             * @description Correlativo del negocio.
             * @example 4512
             */
            number: number;
            /** @example CI-004512 */
            formattedNumber: string;
            status: components["schemas"]["ClosingStatus"];
            /**
             * @description Por qué falló un cierre en `error`. En `canceled`, qué cierres lo reemplazaron o por qué se canceló.
             * @example null
             */
            errorReason: string | null;
            closingType: components["schemas"]["ClosingType"];
            /**
             * @description Quién lo realizó; `null` si fue automático.
             * @example Caja 2
             */
            createdByName: string | null;
            /**
             * Format: date-time
             * @description Fin del cierre anterior del mismo alcance; `null` en el primero.
             * @example 2026-11-19T02:00:00.000Z
             */
            startDate: string | null;
            /**
             * Format: date-time
             * @description Momento hasta el que toma lo cobrado.
             * @example 2026-11-20T02:00:00.000Z
             */
            endDate: string;
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            /**
             * Format: date-time
             * @example 2026-11-20T02:00:01.000Z
             */
            completionDate: string | null;
        } & components["schemas"]["ClosingTotals"];
        /** @description La parte de una caja. */
        ClosingCashier: {
            userId: components["schemas"]["Id"];
            /** @example tiendaluna-centro-caja1 */
            username: string;
            /** @example Caja 1 */
            checkoutName: string;
            branchId: components["schemas"]["Id"];
            /** @example Centro */
            branchName: string;
        } & components["schemas"]["ClosingTotals"];
        /** @description Un cierre con la parte de cada caja. */
        ClosingDetail: {
            cashiers: components["schemas"]["ClosingCashier"][];
            /**
             * @description Los cierres que tomaron lo que uno en `canceled` iba a tomar, por su número. Solo los que quien llama puede ver; vacío
             *     en los demás estados.
             */
            replacedBy: components["schemas"]["ClosingReference"][];
        } & components["schemas"]["ClosingRow"];
        ClosingEmailsAnswer: {
            emails: string[];
        };
        /** @description Los cierres de una misma caja o sucursal. Quien consulta los aplana en filas. */
        ClosingGroup: {
            closings: components["schemas"]["Closing"][];
            user: components["schemas"]["ClosingUser"];
            branch: components["schemas"]["NamedRef"];
        };
        ClosingReference: {
            id: components["schemas"]["Id"];
            /** @example CI-004513 */
            formattedNumber: string;
        };
        /** @description Un cierre con la sucursal y la caja a las que pertenece. */
        ClosingRow: {
            /**
             * @description Usuario de la caja o de la sucursal.
             * @example tiendaluna-centro-caja2
             */
            friUsername: string;
            /**
             * @description `null` si cierra la sucursal entera.
             * @example Caja 2
             */
            checkoutName: string | null;
            /** @example Centro */
            branchName: string;
            branchId: components["schemas"]["Id"];
            /**
             * @description Caja que cierra; `null` si es la sucursal entera.
             * @example us_caja2
             */
            userId: string | null;
        } & components["schemas"]["Closing"];
        /**
         * @description `processing` Procesando · `error` Error · `canceled` Cancelado · `completed` Completado.
         * @enum {string}
         */
        ClosingStatus: "processing" | "error" | "canceled" | "completed";
        /**
         * @description Hora del cierre automático, de 0 a 23 en la zona horaria del negocio. `null` si es manual.
         * @example 20
         */
        ClosingTime: number | null;
        /** @description Lo que un cierre toma. El neto es lo cobrado menos lo reembolsado. */
        ClosingTotals: {
            /**
             * @description Cobros.
             * @example 12
             */
            count: number;
            /**
             * @description Reembolsos.
             * @example 1
             */
            refundCount: number;
            grossAmount: components["schemas"]["Money"];
            /** @example Q2,904.25 */
            formattedGrossAmount: string;
            /** @description Lo reembolsado, en positivo. */
            refundedAmount: components["schemas"]["Money"];
            /** @example Q150.00 */
            formattedRefundedAmount: string;
            netAmount: components["schemas"]["Money"];
            /** @example Q2,754.25 */
            formattedNetAmount: string;
        };
        /**
         * @description Una transacción y lo que el cierre tomó de ella: el cobro, el reembolso o ambos. La misma aparece en dos cierres cuando
         *     se reembolsó después del primero.
         */
        ClosingTransaction: {
            closed: components["schemas"]["ClosingTotals"];
        } & components["schemas"]["Transaction"];
        /**
         * @description `automatic` a una hora, `manual` cuando una persona lo realiza.
         * @enum {string}
         */
        ClosingType: "automatic" | "manual";
        /** @description La caja, o quien administra la sucursal cuando se cierra entera. */
        ClosingUser: {
            id: components["schemas"]["Id"];
            /** @example Caja 2 */
            name: string;
            /** @example tiendaluna-centro-caja2 */
            username: string;
            type: components["schemas"]["UserType"];
        };
        /**
         * @description Código telefónico del país, sin signo.
         * @example 502
         */
        CountryCode: string;
        /**
         * @example {
         *       "name": "Claudia Tun",
         *       "username": "tiendaluna-claudia.tun",
         *       "emailAddress": "claudia@tiendaluna.gt",
         *       "countryCode": "502",
         *       "phoneNumber": "55550102",
         *       "roleId": "ro_supervisor"
         *     }
         */
        CreateAdministrativeUserContent: {
            name: components["schemas"]["Name"];
            username: components["schemas"]["FullUsername"];
            emailAddress: components["schemas"]["EmailAddress"];
            countryCode?: components["schemas"]["CountryCode"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            roleId: components["schemas"]["Id"];
        };
        /** @description Quien administrará la sucursal. Recibe por correo una contraseña de un solo uso. */
        CreateBranchAdminContent: {
            name: components["schemas"]["Name"];
            /** @description Completo, con el usuario del negocio delante. */
            username: components["schemas"]["FullUsername"];
            emailAddress: components["schemas"]["EmailAddress"];
            notificationMethod: components["schemas"]["NotificationMethod"];
        };
        /**
         * @example {
         *       "name": "Cayalá",
         *       "address": "Boulevard Rafael Landívar 10-05, zona 16",
         *       "referenceId": "C40",
         *       "businessId": "",
         *       "admin": {
         *         "name": "Diego Morales",
         *         "username": "tiendaluna-cayala",
         *         "emailAddress": "cayala@tiendaluna.gt",
         *         "notificationMethod": "push"
         *       },
         *       "regionId": "gt-01-01-z16"
         *     }
         */
        CreateBranchContent: {
            name: components["schemas"]["Name"];
            address: components["schemas"]["Address"];
            referenceId: components["schemas"]["Reference"];
            businessId?: components["schemas"]["BusinessIdOrEmpty"];
            admin: components["schemas"]["CreateBranchAdminContent"];
            regionId: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "name": "Caja 4",
         *       "username": "tiendaluna-centro-caja4",
         *       "emailAddress": "caja4.centro@tiendaluna.gt",
         *       "referenceId": "C104",
         *       "businessBranchId": "br_centro"
         *     }
         */
        CreateCashierContent: {
            name: components["schemas"]["Name"];
            /** @description Completo, con el usuario de la sucursal delante. */
            username: components["schemas"]["FullUsername"];
            emailAddress: components["schemas"]["EmailAddress"];
            referenceId: components["schemas"]["Reference"];
            businessBranchId?: components["schemas"]["Id"];
        };
        /**
         * Format: date-time
         * @description Momento en UTC, ISO 8601.
         * @example 2026-11-20T16:42:51.000Z
         */
        DateTime: string;
        /** @description La caja predeterminada de la sucursal, si la hay. */
        DefaultCashier: components["schemas"]["NamedRef"] | null;
        /**
         * @description `identity` DPI del representante · `tax_registration` RTU actualizado · `commercial_license` Patente de comercio ·
         *     `bank_statement` Estado de cuenta bancario.
         * @enum {string}
         */
        DocumentKind: "identity" | "tax_registration" | "commercial_license" | "bank_statement";
        /**
         * @description Con `userId`, el QR de esa caja; con solo `businessBranchId`, los de todas las cajas de la sucursal en un documento; sin
         *     nada, el de quien llama.
         * @example {
         *       "userId": "us_caja1",
         *       "businessBranchId": "br_centro",
         *       "format": "svg"
         *     }
         */
        DownloadQrContent: {
            userId?: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"];
            /**
             * @description Sin él, `pdf`. Los de toda una sucursal van en un documento, que solo es `pdf`.
             * @enum {string}
             */
            format?: "pdf" | "svg";
        };
        /**
         * @example {
         *       "userId": "us_claudia",
         *       "name": "Claudia Tun",
         *       "emailAddress": "claudia@tiendaluna.gt",
         *       "roleId": "ro_contabilidad"
         *     }
         */
        EditAdministrativeUserContent: {
            userId: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            emailAddress: components["schemas"]["EmailAddress"];
            countryCode?: components["schemas"]["CountryCode"];
            /** @description Nulo lo quita; ausente, lo deja. */
            phoneNumber?: components["schemas"]["PhoneNumber"] | null;
            roleId: components["schemas"]["Id"];
            status?: components["schemas"]["AdministrativeUserStatus"];
        };
        /**
         * @description Correo electrónico cuyo dominio termina en al menos dos letras.
         * @example centro@tiendaluna.gt
         */
        EmailAddress: string;
        /**
         * @description La llamada se cumplió y no hay nada más que contar. Siempre `{}`, nunca `null`.
         * @example {}
         */
        EmptyAnswer: Record<string, never>;
        /** @description Toda respuesta que no sea 2xx. */
        ErrorAnswer: {
            responseContent: null;
            info: components["schemas"]["Info"];
        };
        /**
         * @example {
         *       "actor": "elena"
         *     }
         */
        ExportActivityContent: components["schemas"]["ActivityFilters"];
        /**
         * @example {
         *       "closingId": "cl_4512"
         *     }
         */
        ExportClosingTransactionsContent: {
            closingId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "statuses": [
         *         "completed"
         *       ],
         *       "startDate": "2026-11-01T00:00:00.000Z",
         *       "endDate": "2026-11-30T23:59:59.999Z"
         *     }
         */
        ExportTransactionHistoryContent: components["schemas"]["TransactionFilters"];
        /**
         * Format: date-time
         * @description Extremo de un rango de fechas. ISO 8601 con `Z` o con la diferencia con UTC; del año 2000 al 2099.
         * @example 2026-11-20T06:00:00.000Z
         */
        FilterDate: string;
        /**
         * @description Fecha `DD/MM/YYYY` en la zona horaria del negocio.
         * @example 20/11/2026
         */
        FormattedDate: string;
        /**
         * @description El mismo monto listo para mostrar.
         * @example Q125.50
         */
        FormattedMoney: string;
        /**
         * @description Hora `hh:mm:ss` en la zona horaria del negocio.
         * @example 10:42:51
         */
        FormattedTime: string;
        /** @description Usuario de la aplicación, el que paga. */
        FriUser: {
            id: components["schemas"]["Id"];
            /** @example María */
            name: string;
            /**
             * @description Sin arroba.
             * @example maria.lopez
             */
            username: string;
            /** @example López */
            lastname: string;
            /** @example null */
            avatar: string | null;
            /** @example 502 */
            countryCode: string;
            /** @example 55551234 */
            phoneNumber: string;
            /**
             * @description Clase de usuario de la aplicación.
             * @example person
             */
            type: string;
        };
        /**
         * @description Nombre de usuario completo: el de quien está por encima, un guion y lo escrito. `tiendaluna` es el negocio,
         *     `tiendaluna-centro` una sucursal y `tiendaluna-centro-caja1` una caja.
         * @example tiendaluna-centro-caja1
         */
        FullUsername: string;
        FundSource: {
            /** @example Banco del Lago */
            bankName: string;
            accountType: components["schemas"]["AccountType"];
            /**
             * @description Solo los últimos cuatro dígitos.
             * @example •••• 4417
             */
            maskedAccountNumber: string;
            /** @example Tienda Luna, S. A. */
            accountHolder: string;
        };
        /**
         * @example {
         *       "businessBranchId": "br_centro"
         *     }
         */
        GetClosingEmailsContent: {
            businessBranchId: components["schemas"]["Id"];
        };
        GetDefaultBranchAnswer: {
            /** @description La sucursal predeterminada, si la hay. */
            defaultBranch: components["schemas"]["NamedRef"] | null;
        };
        GetFundSourceAnswer: {
            /** @description La cuenta que recibe los cierres; `null` si aún no hay. */
            fundSource: components["schemas"]["FundSource"] | null;
        };
        /** @description Cuántas transacciones hay en el conjunto filtrado, en todas sus páginas, y cuánto suman, estén como estén. De ello, lo recibido (también lo que después se reembolsó), lo reembolsado y lo que queda. */
        HistorySummary: {
            /** @example 87 */
            count: number;
            totalAmount: components["schemas"]["Money"];
            /** @example Q9,412.75 */
            formattedTotalAmount: string;
            receivedAmount: components["schemas"]["Money"];
            /** @example Q9,100.00 */
            formattedReceivedAmount: string;
            refundedAmount: components["schemas"]["Money"];
            /** @example Q150.00 */
            formattedRefundedAmount: string;
            netAmount: components["schemas"]["Money"];
            /** @example Q8,950.00 */
            formattedNetAmount: string;
        };
        /**
         * @description Identificador opaco. No lo interpretes ni lo construyas.
         * @example tx_01J9Z8
         */
        Id: string;
        /** @description Qué decirle a la persona. El portal lo muestra como `title: message`. */
        Info: {
            /** @example Solicitud */
            title: string;
            /** @example La solicitud fue enviada a @maria.lopez */
            message: string;
            /**
             * @description En un 400 de validación, en un 409 por un valor ya tomado o en un 404 por un id que se envió. Cada campo que se rechazó y
             *     por qué.
             */
            fields?: components["schemas"]["InvalidField"][];
        };
        InvalidField: {
            /**
             * @description Ruta del campo dentro de `requestContent`, con puntos entre niveles.
             * @example admin.emailAddress
             */
            field: string;
            /** @example El correo electrónico no es válido */
            message: string;
        };
        ListActivityAnswer: {
            data: components["schemas"]["ActivityEntry"][];
            /**
             * @description Cuántas entradas hay en todas las páginas.
             * @example 128
             */
            count: number;
            pageProperties: components["schemas"]["PageProperties"];
        };
        /**
         * @example {
         *       "kinds": [
         *         "refunds"
         *       ],
         *       "startDate": "2026-11-20T00:00:00.000Z",
         *       "endDate": "2026-11-20T23:59:59.999Z",
         *       "pageProperties": {
         *         "currentPage": 1,
         *         "pageSize": 10
         *       }
         *     }
         */
        ListActivityContent: {
            pageProperties: components["schemas"]["PageRequest"];
        } & components["schemas"]["ActivityFilters"];
        ListAdministrativeUsersAnswer: {
            data: components["schemas"]["AdministrativeUser"][];
            /**
             * @description Cuántas personas hay en todas las páginas.
             * @example 4
             */
            count: number;
            pageProperties: components["schemas"]["PageProperties"];
        };
        /**
         * @example {
         *       "pageProperties": {
         *         "currentPage": 1,
         *         "pageSize": 10
         *       }
         *     }
         */
        ListAdministrativeUsersContent: {
            search?: components["schemas"]["SearchText"];
            status?: components["schemas"]["AdministrativeUserStatus"];
            pageProperties: components["schemas"]["PageRequest"];
        };
        ListBanksAnswer: {
            banks: components["schemas"]["Bank"][];
        };
        ListBranchesAnswer: {
            branches: components["schemas"]["Branch"][];
        };
        /** @example {} */
        ListBranchesContent: {
            /**
             * @description También las eliminadas, para los filtros del historial.
             * @default false
             */
            includeDeleted?: boolean;
        };
        ListCashiersAnswer: {
            users: components["schemas"]["Cashier"][];
        };
        /**
         * @example {
         *       "businessBranchId": "br_centro"
         *     }
         */
        ListCashiersContent: {
            businessBranchId?: components["schemas"]["Id"];
            /**
             * @description También las eliminadas, para los filtros del historial.
             * @default false
             */
            includeDeleted?: boolean;
        };
        ListCashiersWithDefaultAnswer: {
            users: components["schemas"]["Cashier"][];
            defaultUser: components["schemas"]["DefaultCashier"];
        };
        ListCitiesAnswer: {
            cities: components["schemas"]["City"][];
        };
        /**
         * @example {
         *       "stateId": "gt-01"
         *     }
         */
        ListCitiesContent: {
            stateId: components["schemas"]["Id"];
        };
        ListClosingTransactionsAnswer: {
            /**
             * @description Cuántas transacciones son, en todas las páginas.
             * @example 38
             */
            count: number;
            closing: components["schemas"]["ClosingDetail"];
            data: components["schemas"]["ClosingTransaction"][];
            pageProperties: components["schemas"]["PageProperties"];
        };
        /**
         * @example {
         *       "closingId": "cl_4512",
         *       "pageProperties": {
         *         "currentPage": 1,
         *         "pageSize": 10
         *       }
         *     }
         */
        ListClosingTransactionsContent: {
            closingId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"];
            sort?: components["schemas"]["Sort"];
            pageProperties: components["schemas"]["PageRequest"];
        };
        ListNotificationDeliveriesAnswer: {
            data: components["schemas"]["NotificationDelivery"][];
            pageProperties: components["schemas"]["PageProperties"];
        };
        /**
         * @example {
         *       "ownerId": "us_caja1",
         *       "level": "BusinessUser",
         *       "pageProperties": {
         *         "currentPage": 1,
         *         "pageSize": 10
         *       }
         *     }
         */
        ListNotificationDeliveriesContent: {
            ownerId: components["schemas"]["Id"];
            level: components["schemas"]["ClientType"];
            businessBranchId?: components["schemas"]["Id"];
            pageProperties: components["schemas"]["PageRequest"];
        };
        ListOwnSessionsAnswer: {
            /** @description Primero la que hace esta llamada; las demás, de la usada hace menos a la usada hace más. */
            sessions: components["schemas"]["OwnSession"][];
        };
        ListRegionsAnswer: {
            regions: components["schemas"]["Region"][];
        };
        /**
         * @example {
         *       "cityId": "gt-01-01"
         *     }
         */
        ListRegionsContent: {
            cityId: components["schemas"]["Id"];
        };
        ListRolesAnswer: {
            roles: components["schemas"]["Role"][];
        };
        ListStatesAnswer: {
            states: components["schemas"]["State"][];
        };
        /**
         * @description Lo que falta no cambia.
         * @example {
         *       "userId": "us_caja1",
         *       "name": "Caja rápida",
         *       "emailAddress": "caja1.centro@tiendaluna.gt",
         *       "referenceId": "C101",
         *       "businessBranchId": "br_centro"
         *     }
         */
        ModifyUserContent: {
            userId: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            emailAddress?: components["schemas"]["EmailAddress"];
            referenceId?: components["schemas"]["Reference"];
            businessBranchId?: components["schemas"]["Id"];
            /**
             * @description Con el id propio, de quién es el nombre: `Business` del negocio, que solo cambia su cuenta dueña; `BusinessUser` de
             *     quien llama. Sin él, la cuenta dueña cambia el del negocio y los demás el suyo.
             * @enum {string}
             */
            level?: "Business" | "BusinessUser";
        };
        /**
         * @description Suma de dinero con dos decimales como mucho. Puede ser cero o negativa.
         * @example 24318.4
         */
        Money: number;
        /**
         * @description Nombre de una persona, un negocio, una sucursal o una caja. No puede estar en blanco.
         * @example Centro
         */
        Name: string;
        /** @description Un registro nombrado por su id y su nombre. */
        NamedRef: {
            id: components["schemas"]["Id"];
            /** @example Centro */
            name: string;
        };
        /** @description El próximo cierre automático. */
        NextClosing: {
            date: components["schemas"]["DateTime"];
            formattedDate: components["schemas"]["FormattedDate"];
            formattedTime: components["schemas"]["FormattedTime"];
            branchId: components["schemas"]["Id"];
            /** @example Centro */
            branchName: string;
            /** @example null */
            userId: string | null;
            /**
             * @description `null` si cierra la sucursal entera.
             * @example null
             */
            checkoutName: string | null;
        };
        /** @description `null` si nada de este alcance se cierra solo. */
        NextClosingOrNone: components["schemas"]["NextClosing"] | null;
        /**
         * @description La llamada no pide nada. Se envía `{}`.
         * @example {}
         */
        NoContent: Record<string, never>;
        NotificationAnswer: {
            notification: components["schemas"]["SavedNotification"];
        };
        NotificationCatalogs: {
            notificationMethods: components["schemas"]["NotificationMethodOption"][];
            /** @description Cabeceras en que puede viajar la llave. */
            webhookAPIKeyHeaders: components["schemas"]["NamedRef"][];
        };
        /**
         * @description Un aviso y sus intentos: hasta ocho, el primero enseguida y los demás tras pausas de 30 segundos, luego el triple cada
         *     vez, unas nueve horas en total; después queda en `failed`. De uno de prueba hay uno solo.
         */
        NotificationDelivery: {
            id: components["schemas"]["Id"];
            event: components["schemas"]["NotificationEvent"];
            notificationMethod: components["schemas"]["NotificationMethod"];
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            /** @example https://pagos.tiendaluna.gt/avisos */
            url: string;
            /** @example 2 */
            attempts: number;
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            /**
             * Format: date-time
             * @example 2026-11-20T16:43:21.000Z
             */
            lastAttemptDate: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T16:44:21.000Z
             */
            nextAttemptDate: string | null;
            /** @example 500 */
            responseStatus: number | null;
            /** @example Internal Server Error */
            responseBody: string;
            /** @example La dirección respondió 500 */
            error: string | null;
            /** @example tx_01J9Z8 */
            transactionId: string | null;
            /** @example null */
            closingId: string | null;
        };
        /**
         * @description Qué pasó.
         * @enum {string}
         */
        NotificationEvent: "transaction.completed" | "transaction.refunded" | "transaction.expired" | "transaction.rejected" | "transaction.canceled" | "closing.completed" | "test";
        /**
         * @description `push` Notificación en la aplicación, que no envía nada a una dirección · `webhook` Webhook Versión 1 ·
         *     `webhook-v2` Webhook Versión 2 · `internal` Esperar respuesta de servicio: tampoco envía nada, y el pago no espera. El
         *     servicio que quiera saber de un pago lo consulta, por ejemplo con `retrieveTransaction`.
         * @enum {string}
         */
        NotificationMethod: "push" | "webhook" | "webhook-v2" | "internal";
        NotificationMethodOption: {
            id: components["schemas"]["Id"];
            /** @example Webhook Versión 2 */
            name: string;
            notificationMethod: components["schemas"]["NotificationMethod"];
        };
        NotificationSetting: {
            notificationMethod: components["schemas"]["NotificationMethod"];
            notificationMethodId: components["schemas"]["Id"];
            webhookURL: components["schemas"]["WebhookUrl"];
            webhookAPIKey: components["schemas"]["WebhookApiKey"];
            webhookAPIKeyHeader: components["schemas"]["WebhookApiKeyHeader"];
            /** @description Cuál de las cabeceras del catálogo es. Falta si no hay cabecera. */
            webhookAPIKeyHeaderId?: components["schemas"]["Id"];
            /** @description Id de la caja o de quien administra la sucursal. */
            ownerId: components["schemas"]["Id"];
            level: components["schemas"]["ClientType"];
        };
        /** @description Qué respondió la dirección al aviso de prueba. */
        NotificationTestAnswer: {
            /**
             * @description Si respondió con un 2xx a tiempo.
             * @example true
             */
            delivered: boolean;
            /** @example 200 */
            responseStatus: number | null;
            /**
             * @description Lo que respondió, recortado.
             * @example ok
             */
            responseBody: string;
            /** @example 184 */
            durationMilliseconds: number;
            /**
             * @description Por qué no se entregó.
             * @example null
             */
            error: string | null;
        };
        OwnSession: {
            id: components["schemas"]["Id"];
            /**
             * @description Navegador y equipo desde el que se entró.
             * @example Chrome en Windows
             */
            device: string;
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            lastSeenDate: components["schemas"]["DateTime"];
            formattedLastSeenDate: components["schemas"]["FormattedDate"];
            formattedLastSeenTime: components["schemas"]["FormattedTime"];
            /**
             * @description Si es la que hace esta llamada.
             * @example true
             */
            current: boolean;
        };
        /** @description Qué página se respondió y cuáles hay a su lado. */
        PageProperties: {
            /** @example 1 */
            currentPage: number;
            /** @example 10 */
            pageSize: number;
            /**
             * @description `null` en la primera página.
             * @example null
             */
            previousPage: number | null;
            /**
             * @description `null` en la última página.
             * @example 2
             */
            nextPage: number | null;
            /** @example 9 */
            totalPages: number;
        };
        /** @description Qué página se pide. La primera es la 1. */
        PageRequest: {
            /** @example 1 */
            currentPage: number;
            /** @example 10 */
            pageSize: number;
        };
        /**
         * Format: password
         * @description Al menos 8 caracteres, una letra mayúscula, un número y uno de `% & # , * !`.
         * @example Cobros#2026
         */
        Password: string;
        /** @description Lo que un cierre tomaría ahora. */
        PendingClosingAnswer: {
            totals: components["schemas"]["ClosingTotals"];
            cashiers: components["schemas"]["ClosingCashier"][];
            pendingRequests: components["schemas"]["TransactionSummary"];
            endDate: components["schemas"]["DateTime"];
            nextClosing: components["schemas"]["NextClosingOrNone"];
        };
        /**
         * @example {
         *       "businessBranchId": "br_centro"
         *     }
         */
        PendingClosingContent: {
            businessBranchId?: components["schemas"]["Id"];
            /** @description Solo esta caja. */
            businessUserId?: components["schemas"]["Id"];
        };
        /**
         * @description Lo que alguien puede ver o hacer. Los permisos de la sesión son una ayuda para mostrar u ocultar; la API comprueba
         *     cada llamada por su cuenta.
         * @enum {string}
         */
        Permission: "view_balance" | "view_payments" | "closing_history" | "closing_for_master_cashier" | "closing_blocked" | "cashier_view" | "cashier_create" | "cashier_manage" | "cashier_delete" | "branch_view" | "branch_create" | "branch_manage" | "branch_delete" | "user_view" | "profile_view";
        Phone: {
            countryCode: components["schemas"]["CountryCode"];
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /**
         * @description Número de teléfono, solo dígitos.
         * @example 55550101
         */
        PhoneNumber: string;
        /**
         * @description Por qué se hace. Queda en el seguimiento de la transacción.
         * @example El cliente devolvió el producto
         */
        Reason: string;
        /**
         * @example {
         *       "username": "tiendaluna-centro-caja1",
         *       "verificationCode": "482915",
         *       "password": "Quetzal*77"
         *     }
         */
        RecoverPasswordContent: {
            username: components["schemas"]["TypedUsername"];
            verificationCode: components["schemas"]["VerificationCode"];
            password: components["schemas"]["Password"];
        };
        /**
         * @description Una c, una C o un dígito, seguido de letras y dígitos.
         * @example C1024
         */
        Reference: string;
        /**
         * @example {
         *       "transactionId": "tx_01J9Z8",
         *       "reason": "El cliente devolvió el producto"
         *     }
         */
        RefundTransactionContent: {
            transactionId: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
            businessBranchId?: components["schemas"]["Id"];
        };
        /** @description Zona de un municipio. */
        Region: {
            id: components["schemas"]["Id"];
            /** @example Zona 1 */
            name: string;
        };
        RegisterFundSourceAnswer: {
            /** @description Se envía al crear la afiliación. Si ninguna la toma en 24 horas, se borra. */
            fundSourceId: components["schemas"]["Id"];
            fundSource: components["schemas"]["FundSource"];
        };
        /**
         * @description La cuenta que recibirá los cierres.
         * @example {
         *       "bankId": "bk_lago",
         *       "accountType": "monetary",
         *       "accountNumber": "0274417",
         *       "accountHolder": "Panadería Volcán"
         *     }
         */
        RegisterFundSourceContent: {
            bankId: components["schemas"]["Id"];
            accountType: components["schemas"]["AccountType"];
            accountNumber: components["schemas"]["AccountNumber"];
            accountHolder: components["schemas"]["Name"];
        };
        /**
         * @example {
         *       "transactionId": "tx_01J9Z8",
         *       "reason": "No corresponde a ninguna venta"
         *     }
         */
        RejectPaymentContent: {
            transactionId: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"];
            businessBranchId?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "username": "tiendaluna-centro-caja1"
         *     }
         */
        RequestRecoveryCodeContent: {
            username: components["schemas"]["TypedUsername"];
        };
        ResendNotificationAnswer: {
            delivery: components["schemas"]["NotificationDelivery"];
        };
        /**
         * @example {
         *       "deliveryId": "wd_4F7A"
         *     }
         */
        ResendNotificationContent: {
            deliveryId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "transactionId": "tx_01J9Z8"
         *     }
         */
        RetrieveTransactionContent: {
            transactionId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"];
        };
        Role: {
            id: components["schemas"]["Id"];
            /** @example Supervisor */
            name: string;
            /**
             * @description Qué puede hacer, en palabras llanas.
             * @example Ve todo, no cambia nada.
             */
            description: string;
            permissions: components["schemas"]["Permission"][];
        };
        SavedNotification: {
            webhookSecret?: components["schemas"]["WebhookSecret"];
        } & components["schemas"]["NotificationSetting"];
        SearchClosingsAnswer: {
            /**
             * @description Cuántos cierres son, en todas las páginas.
             * @example 87
             */
            count: number;
            /** @description Filas, o grupos de cierres de una misma caja. */
            data: (components["schemas"]["ClosingRow"] | components["schemas"]["ClosingGroup"])[];
            pageProperties: components["schemas"]["PageProperties"];
            nextClosing: components["schemas"]["NextClosingOrNone"];
        };
        /**
         * @example {
         *       "statuses": [
         *         "completed"
         *       ],
         *       "sort": "desc",
         *       "pageProperties": {
         *         "currentPage": 1,
         *         "pageSize": 10
         *       }
         *     }
         */
        SearchClosingsContent: {
            businessBranchId?: components["schemas"]["Id"];
            businessUserId?: components["schemas"]["Id"];
            /**
             * @example [
             *       "completed"
             *     ]
             */
            statuses?: components["schemas"]["ClosingStatus"][];
            startDate?: components["schemas"]["FilterDate"];
            endDate?: components["schemas"]["FilterDate"];
            sort?: components["schemas"]["Sort"];
            pageProperties: components["schemas"]["PageRequest"];
        };
        /**
         * @description Texto que se busca. Vacío no filtra.
         * @example maria
         */
        SearchText: string;
        SearchTransactionHistoryAnswer: {
            data: components["schemas"]["Transaction"][];
            pageProperties: components["schemas"]["PageProperties"];
            summary: components["schemas"]["HistorySummary"];
        };
        /**
         * @example {
         *       "statuses": [
         *         "completed"
         *       ],
         *       "startDate": "2026-11-20T00:00:00.000Z",
         *       "endDate": "2026-11-20T23:59:59.999Z",
         *       "sort": "desc",
         *       "pageProperties": {
         *         "currentPage": 1,
         *         "pageSize": 10
         *       }
         *     }
         */
        SearchTransactionHistoryContent: {
            pageProperties: components["schemas"]["PageRequest"];
        } & components["schemas"]["TransactionFilters"];
        /**
         * @example {
         *       "friUserId": "au_maria",
         *       "amount": 125.5,
         *       "note": "2 cafés y pan dulce",
         *       "reference": "C1024",
         *       "timerSeconds": 900
         *     }
         */
        SendRequestContent: {
            friUserId: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            /** @example 2 cafés y pan dulce */
            note?: string;
            reference?: components["schemas"]["Reference"];
            /**
             * @description Segundos que el usuario tiene para responder: 5 minutos, 15 minutos, 1 hora o 24 horas.
             * @default 900
             * @enum {integer}
             */
            timerSeconds?: 300 | 900 | 3600 | 86400;
            businessBranchId?: components["schemas"]["Id"];
            /** @description Caja que cobra. Sin ella, la predeterminada de la sucursal; una caja cobra siempre para sí misma. */
            businessUserId?: components["schemas"]["Id"];
        };
        Session: {
            /**
             * @description Ficha de la sesión. Va en `Authorization` como `Bearer` seguido de ella.
             * @example kJ3tq0Zl0mU2xV5dW8aBcQ1eR7yT9uPn
             */
            sessionId: string;
            expiresAt: components["schemas"]["DateTime"];
            /**
             * @description Segundos que le quedan según el reloj del servidor, para relojes mal puestos.
             * @example 21600
             */
            sessionExpiresInSeconds: number;
            /**
             * @description La contraseña es de un solo uso. Hasta cambiarla, toda llamada que no sea cambiarla o salir responde 403.
             * @example false
             */
            mustChangePassword: boolean;
            userData: components["schemas"]["SessionUserData"];
        };
        SessionBusiness: {
            id: components["schemas"]["Id"];
            /** @example Tienda Luna */
            name: string;
            /**
             * @description Nombre de usuario del negocio, prefijo de todos los suyos.
             * @example tiendaluna
             */
            friUsername: string;
            /** @example hola@tiendaluna.gt */
            contactEmailAddress: string;
            /**
             * @description Dirección de la imagen.
             * @example null
             */
            avatar: string | null;
            /** @description La sucursal predeterminada, si la hay. */
            defaultBranch: components["schemas"]["NamedRef"] | null;
            /**
             * @description Nombre IANA.
             * @example America/Guatemala
             */
            timeZone: string;
        };
        SessionUser: {
            id: components["schemas"]["Id"];
            /** @example Caja 1 */
            name: string;
            /** @example tiendaluna-centro-caja1 */
            username: string;
            type: components["schemas"]["UserType"];
            /**
             * @description Rol de una persona de Equipo.
             * @example null
             */
            roleName: string | null;
            /** @example caja1.centro@tiendaluna.gt */
            emailAddress: string;
            /** @example 502 */
            countryCode: string;
            /** @example 55550101 */
            phoneNumber: string | null;
            notificationMethod: components["schemas"]["NotificationMethod"];
            /** @example C101 */
            referenceId: string | null;
            /**
             * @description `null` para quien administra todo el negocio.
             * @example br_centro
             */
            branchId: string | null;
            /** @example Centro */
            branchName: string | null;
            closingType: components["schemas"]["ClosingType"];
            closingTime: components["schemas"]["ClosingTime"];
            /**
             * @description Si su cierre individual no está autorizado.
             * @example false
             */
            closingLocked: boolean;
        };
        SessionUserData: {
            business: components["schemas"]["SessionBusiness"];
            user: components["schemas"]["SessionUser"];
            /**
             * @example [
             *       "view_payments",
             *       "closing_history",
             *       "profile_view"
             *     ]
             */
            permissions: components["schemas"]["Permission"][];
            /**
             * @description Si los usuarios de la aplicación encuentran el negocio por su nombre.
             * @example true
             */
            searchEnabled: boolean;
        };
        /**
         * @description Las cajas que una caja titular ve y cierra. Una lista vacía deja de hacerla titular.
         * @example {
         *       "businessUserId": "us_caja2",
         *       "businessUserChildren": [
         *         "us_caja1"
         *       ],
         *       "businessBranchId": "br_centro"
         *     }
         */
        SetCashierChildrenContent: {
            businessUserId: components["schemas"]["Id"];
            businessUserChildren: components["schemas"]["Id"][];
            businessBranchId?: components["schemas"]["Id"];
        };
        /**
         * @description Cuándo se cierra una caja (`BusinessUser`) o una sucursal (`BusinessBranch`).
         * @example {
         *       "level": "BusinessBranch",
         *       "ownerId": "us_centro",
         *       "closingType": "automatic",
         *       "closingTime": 20
         *     }
         */
        SetClosingConfigContent: {
            level: components["schemas"]["ClientType"];
            /** @description Id de la caja o de quien administra la sucursal. */
            ownerId: components["schemas"]["Id"];
            closingType: components["schemas"]["ClosingType"];
            /**
             * @description Obligatoria con `automatic`.
             * @example 20
             */
            closingTime?: number;
            businessBranchId?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "businessBranchId": "br_centro",
         *       "emails": [
         *         "contabilidad@tiendaluna.gt"
         *       ]
         *     }
         */
        SetClosingEmailsContent: {
            businessBranchId: components["schemas"]["Id"];
            emails: components["schemas"]["EmailAddress"][];
        };
        /**
         * @example {
         *       "businessUserId": "us_caja3",
         *       "closingLocked": true,
         *       "businessBranchId": "br_centro"
         *     }
         */
        SetClosingLockContent: {
            businessUserId: components["schemas"]["Id"];
            /**
             * @description Cómo debe quedar. Sin él, cambia al contrario.
             * @example true
             */
            closingLocked?: boolean;
            businessBranchId?: components["schemas"]["Id"];
        };
        SetDefaultCashierAnswer: {
            defaultUser: components["schemas"]["NamedRef"];
        };
        /**
         * @example {
         *       "id": "us_caja1",
         *       "businessBranchId": "br_centro"
         *     }
         */
        SetDefaultCashierContent: {
            id: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "username": "tiendaluna-centro-caja1",
         *       "password": "Cobros#2026",
         *       "remember": true
         *     }
         */
        SignInContent: {
            username: components["schemas"]["TypedUsername"];
            password: components["schemas"]["TypedPassword"];
            /**
             * @description Si la persona marcó Recordarme. No alarga la sesión.
             * @default false
             */
            remember?: boolean;
        };
        /**
         * @description Quién sale. La sesión que se cierra es siempre la de la cabecera `Authorization`.
         * @example {
         *       "username": "tiendaluna-centro-caja1"
         *     }
         */
        SignOutContent: {
            userId?: components["schemas"]["Id"];
            username?: components["schemas"]["TypedUsername"];
        };
        /**
         * @description Una afiliación recibida. Queda en revisión hasta que se aprueba o se rechaza, lo que se cuenta por correo. Mientras tanto
         *     nadie puede entrar con ella.
         */
        SignUp: {
            id: components["schemas"]["Id"];
            /** @example Panadería Volcán */
            businessName: string;
            /** @example panaderiavolcan */
            username: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            creationDate: components["schemas"]["DateTime"];
        };
        SignUpAnswer: {
            signUp: components["schemas"]["SignUp"];
        };
        /**
         * @example {
         *       "businessName": "Panadería Volcán",
         *       "taxId": "4587921-3",
         *       "businessType": "food",
         *       "contactName": "Elena Batz",
         *       "emailAddress": "hola@panaderiavolcan.gt",
         *       "countryCode": "502",
         *       "phoneNumber": "55559876",
         *       "stateId": "gt-01",
         *       "cityId": "gt-01-01",
         *       "address": "4a calle 8-20, zona 2",
         *       "fundSourceId": "fs_71C2",
         *       "documentIds": [
         *         "do_A1",
         *         "do_B2"
         *       ],
         *       "username": "panaderiavolcan",
         *       "password": "Volcan#2026"
         *     }
         */
        SignUpContent: {
            businessName: components["schemas"]["Name"];
            taxId: components["schemas"]["TaxId"];
            businessType: components["schemas"]["BusinessType"];
            contactName: components["schemas"]["Name"];
            emailAddress: components["schemas"]["EmailAddress"];
            countryCode: components["schemas"]["CountryCode"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            stateId: components["schemas"]["Id"];
            cityId: components["schemas"]["Id"];
            address: components["schemas"]["Address"];
            fundSourceId: components["schemas"]["Id"];
            /** @description Lo que respondió `upload`. Entre todos pesan 20 MB como mucho. */
            documentIds: components["schemas"]["Id"][];
            /** @description El del negocio y el de quien lo administra. */
            username: components["schemas"]["Username"];
            password: components["schemas"]["Password"];
        };
        /**
         * @description Orden por fecha de creación.
         * @default desc
         * @enum {string}
         */
        Sort: "asc" | "desc";
        /** @description Departamento. */
        State: {
            id: components["schemas"]["Id"];
            /** @example Guatemala */
            name: string;
        };
        /**
         * @description NIT, con guion o sin él. El dígito verificador puede ser K.
         * @example 4587921-3
         */
        TaxId: string;
        /**
         * @example {
         *       "searchEnabled": true
         *     }
         */
        ToggleBusinessSearchContent: components["schemas"]["BusinessSearch"];
        Transaction: {
            id: components["schemas"]["Id"];
            businessId: components["schemas"]["Id"];
            /**
             * @description `null` en un pago hecho al negocio que nadie asignó aún.
             * @example br_centro
             */
            businessBranchId: string | null;
            /** @example Centro */
            businessBranchName: string | null;
            /**
             * @description Caja que cobra. `null` mientras está por asignar.
             * @example us_caja1
             */
            businessUserId: string | null;
            /** @example Caja 1 */
            businessUserName: string | null;
            origin: components["schemas"]["TransactionOrigin"];
            status: components["schemas"]["TransactionStatus"];
            /**
             * @description Motivo del último cambio de estado.
             * @example null
             */
            statusReason: string | null;
            amount: components["schemas"]["Amount"];
            formattedAmount: components["schemas"]["FormattedMoney"];
            amountDetail: components["schemas"]["AmountDetail"];
            friUser: components["schemas"]["FriUser"];
            /**
             * @description Vacía si no tiene.
             * @example 2 cafés y pan dulce
             */
            note: string;
            /**
             * @description Vacía si no tiene.
             * @example C1024
             */
            reference: string;
            /**
             * @description Solo en las de origen `request`.
             * @example pr_7K2M9Q
             */
            paymentRequestId: string | null;
            /**
             * @description Existe desde que el dinero se movió.
             * @example tr_5H8N1W
             */
            transferId: string | null;
            /** @example 804522 */
            authorizationNumber: string | null;
            /**
             * @description Código impreso en el comprobante. Buscarlo en el historial encuentra el pago.
             * @example LUNA-7K2M-9Q4D
             */
            receiptCode: string | null;
            /**
             * @description Cierre que la contiene.
             * @example null
             */
            closingId: string | null;
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            /**
             * Format: date-time
             * @description `null` si no vence.
             * @example 2026-11-20T16:57:51.000Z
             */
            expirationDate: string | null;
            /**
             * Format: date-time
             * @description `null` mientras está pendiente.
             * @example 2026-11-20T16:43:20.000Z
             */
            resolutionDate: string | null;
            /** @example 20/11/2026 */
            formattedResolutionDate: string | null;
            /** @example 10:43:20 */
            formattedResolutionTime: string | null;
            /** @description Seguimiento, del primer estado al último. Solo lo trae `transactions/v3/retrieve`. */
            timeline?: components["schemas"]["TransactionEvent"][];
        };
        TransactionAnswer: {
            transaction: components["schemas"]["Transaction"];
        };
        /** @description Un cambio de estado. */
        TransactionEvent: {
            status: components["schemas"]["TransactionStatus"];
            creationDate: components["schemas"]["DateTime"];
            formattedCreationDate: components["schemas"]["FormattedDate"];
            formattedCreationTime: components["schemas"]["FormattedTime"];
            /**
             * @description Quién lo hizo.
             * @example Caja 1
             */
            actorName: string;
            /** @example El cliente devolvió el producto */
            reason: string | null;
        };
        /** @description Qué transacciones se quieren. Un filtro ausente o vacío no filtra. */
        TransactionFilters: {
            /**
             * @description Texto en el nombre de la sucursal o de la caja, el nombre o el usuario de quien paga, la nota, la referencia o el
             *     monto; también un código de comprobante entero.
             */
            search?: components["schemas"]["SearchText"];
            /**
             * @example [
             *       "completed",
             *       "refunded"
             *     ]
             */
            statuses?: components["schemas"]["TransactionStatus"][];
            origin?: components["schemas"]["TransactionOrigin"];
            businessBranchId?: components["schemas"]["Id"];
            businessUserId?: components["schemas"]["Id"];
            /** @description Nombre o usuario de quien paga. */
            friUser?: components["schemas"]["SearchText"];
            startDate?: components["schemas"]["FilterDate"];
            endDate?: components["schemas"]["FilterDate"];
            /** @example 100 */
            initialAmount?: number;
            /** @example 500 */
            finalAmount?: number;
            sort?: components["schemas"]["Sort"];
        };
        /**
         * @description `request` la envió el negocio a un usuario de la aplicación; `payment` lo empezó el usuario, con un QR o buscando el
         *     negocio por su nombre.
         * @enum {string}
         */
        TransactionOrigin: "request" | "payment";
        /**
         * @description `pending` Pendiente · `completed` Recibido · `rejected` Rechazado · `canceled` Cancelado · `refunded` Reembolsado ·
         *     `expired` Expirado.
         * @enum {string}
         */
        TransactionStatus: "pending" | "completed" | "rejected" | "canceled" | "refunded" | "expired";
        /** @description Cuántas transacciones son y cuánto suman. */
        TransactionSummary: {
            /** @example 87 */
            count: number;
            totalAmount: components["schemas"]["Money"];
            /** @example Q9,412.75 */
            formattedTotalAmount: string;
        };
        TransactionsAnswer: {
            /** @description De la más nueva a la más antigua, 10,000 como mucho. */
            transactions: components["schemas"]["Transaction"][];
            serverTime: components["schemas"]["DateTime"];
        };
        /**
         * Format: password
         * @description La contraseña actual, como la persona la escribe.
         * @example Cobros#2026
         */
        TypedPassword: string;
        /**
         * @description Lo que alguien escribe en Usuario para entrar o recuperar su contraseña; no se dice si existe.
         * @example tiendaluna-centro-caja1
         */
        TypedUsername: string;
        UpdateAvatarAnswer: {
            /**
             * @description Dirección de la imagen, que se lee sin sesión. La que empieza con `/` es del servidor de la API. Cada imagen nueva
             *     tiene otra.
             * @example /api/media/avatars/av_7K2M9Q4DXA31B0C5.webp
             */
            avatar: string;
        };
        /**
         * @description Una imagen cuadrada de 2 MB y 4096 píxeles por lado como mucho. El servidor comprueba que de verdad lo sea, por su
         *     contenido y no por lo que dice ser.
         * @example {
         *       "contentType": "image/png",
         *       "data": "iVBORw0KGgoAAAANSUhEUgAA"
         *     }
         */
        UpdateAvatarContent: {
            /** @enum {string} */
            contentType: "image/png" | "image/jpeg" | "image/webp";
            /**
             * @description Los bytes en base64.
             * @example iVBORw0KGgoAAAANSUhEUgAA
             */
            data: string;
        };
        /**
         * @example {
         *       "id": "br_centro",
         *       "name": "Centro Histórico",
         *       "address": "6a avenida 12-31, zona 1",
         *       "referenceId": "C10",
         *       "businessId": "",
         *       "regionId": "gt-01-01-z1"
         *     }
         */
        UpdateBranchContent: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            address: components["schemas"]["Address"];
            referenceId: components["schemas"]["Reference"];
            businessId?: components["schemas"]["BusinessIdOrEmpty"];
            regionId: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "emailAddress": "hola@tiendaluna.gt"
         *     }
         */
        UpdateEmailContent: {
            emailAddress: components["schemas"]["EmailAddress"];
        };
        /**
         * @description Un número de Guatemala (502) tiene 8 dígitos.
         * @example {
         *       "countryCode": "502",
         *       "phoneNumber": "55550101"
         *     }
         */
        UpdatePhoneContent: components["schemas"]["Phone"];
        UploadDocumentAnswer: {
            document: components["schemas"]["UploadedDocument"];
        };
        /** @description Un archivo PDF, JPG o PNG de 5 MB como mucho. El tipo se comprueba por su contenido, no por su nombre. */
        UploadDocumentForm: {
            kind: components["schemas"]["DocumentKind"];
            file: string;
        };
        /** @description Un documento recibido. Si ninguna afiliación lo toma en 24 horas, se borra. */
        UploadedDocument: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["DocumentKind"];
            /** @example dpi.pdf */
            name: string;
            /**
             * @description Bytes.
             * @example 284113
             */
            size: number;
        };
        /**
         * @description A quién se refiere la llamada, una caja o quien administra una sucursal.
         * @example {
         *       "userId": "us_caja1",
         *       "businessBranchId": "br_centro"
         *     }
         */
        UserReferenceContent: {
            userId: components["schemas"]["Id"];
            businessBranchId?: components["schemas"]["Id"];
        };
        /**
         * @description `active` Activo · `blocked` Bloqueado · `deleted` eliminado, solo en el historial.
         * @enum {string}
         */
        UserStatus: "active" | "blocked" | "deleted";
        /**
         * @description Papel de quien entra. Las personas de Equipo entran como `admin` con los permisos de su rol.
         * @enum {string}
         */
        UserType: "admin" | "branch_admin" | "operator";
        /**
         * @description Una letra minúscula y de 2 a 31 minúsculas, dígitos o puntos. Es lo que la persona escribe.
         * @example caja1
         */
        Username: string;
        ValidateEmailChangeAnswer: {
            /** @example hola@tiendaluna.gt */
            emailAddress: string;
        };
        /**
         * @example {
         *       "verificationCode": "482915"
         *     }
         */
        ValidateEmailChangeContent: {
            verificationCode: components["schemas"]["VerificationCode"];
        };
        /**
         * @description Código de seis dígitos que llega por correo. Sirve 10 minutos y admite 5 intentos.
         * @example 482915
         */
        VerificationCode: string;
        VerifyAppUserAnswer: {
            user: components["schemas"]["FriUser"];
        };
        /**
         * @example {
         *       "search": "@maria.lopez"
         *     }
         */
        VerifyAppUserContent: {
            /**
             * @description Nombre de usuario, con arroba o sin ella, o número de teléfono, con código de país o sin él.
             * @example @maria.lopez
             */
            search: string;
        };
        /**
         * @description Llave que se envía en la cabecera elegida. Vacía si no hay.
         * @example luna-8c1f44
         */
        WebhookApiKey: string;
        /**
         * @description Nombre de la cabecera en que viaja la llave. Vacío si no hay.
         * @example X-Api-Key
         */
        WebhookApiKeyHeader: string;
        /**
         * @description Secreto con que se firman los avisos de la versión 2. Lo crea el servidor; está solo cuando el método es `webhook-v2`.
         * @example whsec_0b6fa1c3f2de4a8891
         */
        WebhookSecret: string;
        /**
         * @description Un nombre de servidor, con `http://` o `https://` y ruta si se quiere. Vacía con `push` e `internal`.
         * @example https://pagos.tiendaluna.gt/avisos
         */
        WebhookUrl: string;
        /** @description Cuerpo de un aviso de la versión 1. Trae `transaction` o `closing`, según el suceso. */
        WebhookV1Event: {
            event: components["schemas"]["NotificationEvent"];
            transaction?: components["schemas"]["Transaction"];
            closing?: components["schemas"]["ClosingRow"];
        };
        /** @description Cuerpo de un aviso de la versión 2. El mismo aviso puede llegar más de una vez: `id` no cambia entre intentos. */
        WebhookV2Event: {
            id: components["schemas"]["Id"];
            event: components["schemas"]["NotificationEvent"];
            creationDate: components["schemas"]["DateTime"];
            ownerId: components["schemas"]["Id"];
            level: components["schemas"]["ClientType"];
            data: {
                transaction?: components["schemas"]["Transaction"];
                closing?: components["schemas"]["ClosingRow"];
            };
        };
    };
    responses: {
        /** @description La petición no cumple esta descripción. `info` nombra el campo y la razón. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "Datos no válidos",
                 *         "message": "amount: debe ser mayor que 0",
                 *         "fields": [
                 *           {
                 *             "field": "amount",
                 *             "message": "debe ser mayor que 0"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Los datos están bien escritos, pero una regla del negocio lo impide. */
        BusinessRule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "Solicitud",
                 *         "message": "La caja está bloqueada"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description La prueba contra robots falta, es falsa, venció o ya se usó. Pide otra y repite. */
        CaptchaRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "Comprobación",
                 *         "message": "No pudimos comprobar que eres una persona, intenta de nuevo"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description El estado actual no lo permite. Alguien se adelantó, o el nombre ya está en uso. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "Solicitud",
                 *         "message": "La solicitud ya no está pendiente"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description El libro de Excel. El nombre del archivo viene en `Content-Disposition`. */
        ExcelFile: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description La sesión no tiene permiso para esto. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "Permiso",
                 *         "message": "No tienes permiso para realizar esta acción"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No existe, o no está a tu alcance; la respuesta no distingue lo uno de lo otro. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "No encontrado",
                 *         "message": "No se encontró la transacción"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description El documento, tamaño A4, o el dibujo del código solo, con su margen claro y sin ningún texto. El nombre del archivo viene
         *     en `Content-Disposition`.
         */
        QrFile: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
                "image/svg+xml": string;
            };
        };
        /** @description Algo falló en el servidor. Con `Idempotency-Key` es seguro repetir. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "Error",
                 *         "message": "Ocurrió un error, intente nuevamente"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description El cuerpo, el archivo o el resultado es demasiado grande. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "Demasiado grande",
                 *         "message": "Reduce el rango de fechas e intenta de nuevo"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Demasiados intentos. `Retry-After` dice cuántos segundos esperar. */
        TooManyRequests: {
            headers: {
                /** @description Segundos hasta el próximo intento. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "Inicio de sesión",
                 *         "message": "Demasiados intentos, espera 15 minutos"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No hay una sesión viva con esa ficha. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "Sesión",
                 *         "message": "Tu sesión terminó, inicia sesión de nuevo"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description El servidor no puede atender ahora: perdió la base de datos, o tardó demasiado en responder. Vuelve por sí solo.
         *     `Retry-After` dice cuántos segundos esperar. No se sabe si lo pedido se hizo; con `Idempotency-Key` es seguro repetir.
         */
        Unavailable: {
            headers: {
                /** @description Segundos hasta el próximo intento. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "Servicio",
                 *         "message": "El servicio no está disponible en este momento, intenta de nuevo en unos segundos"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description El archivo está vacío o no es de un tipo admitido. */
        UnsupportedFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "Documentos",
                 *         "message": "El archivo no es un PDF, JPG o PNG"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description El usuario o la contraseña no son correctos. La respuesta es la misma exista o no el usuario. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "responseContent": null,
                 *       "info": {
                 *         "title": "Inicio de sesión",
                 *         "message": "Usuario o contraseña incorrectos"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /**
         * @description Una clave tuya para poder repetir la llamada sin hacerla dos veces. La misma clave con el mismo cuerpo responde otra vez
         *     el primer resultado; con otro cuerpo, 409. Se recuerda 24 horas.
         * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
         */
        IdempotencyKey: string;
        /**
         * @description Departamento cuyos municipios se piden.
         * @example gt-01
         */
        StateId: components["schemas"]["Id"];
        /**
         * @description Nombre de usuario que se quiere.
         * @example panaderiavolcan
         */
        UsernameInPath: components["schemas"]["Username"];
        /**
         * @description Id del aviso, el mismo en cada intento.
         * @example wd_4F7A
         */
        WebhookId: components["schemas"]["Id"];
        /**
         * @description La firma de este intento.
         * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        WebhookSignature: string;
        /**
         * @description Segundos desde 1970 en que se envió este intento.
         * @example 1795192971
         */
        WebhookTimestamp: string;
    };
    requestBodies: never;
    headers: {
        /** @description Nombre del archivo según RFC 6266; con letras fuera de ASCII, también en `filename*` (UTF-8). */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SignInContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La sesión y a quién pertenece. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseContent": {
                     *         "sessionId": "kJ3tq0Zl0mU2xV5dW8aBcQ1eR7yT9uPn",
                     *         "expiresAt": "2026-11-20T22:42:51.000Z",
                     *         "sessionExpiresInSeconds": 21600,
                     *         "mustChangePassword": false,
                     *         "userData": {
                     *           "business": {
                     *             "id": "bu_luna",
                     *             "name": "Tienda Luna",
                     *             "friUsername": "tiendaluna",
                     *             "contactEmailAddress": "hola@tiendaluna.gt",
                     *             "avatar": null,
                     *             "defaultBranch": {
                     *               "id": "br_centro",
                     *               "name": "Centro"
                     *             },
                     *             "timeZone": "America/Guatemala"
                     *           },
                     *           "user": {
                     *             "id": "us_caja1",
                     *             "name": "Caja 1",
                     *             "username": "tiendaluna-centro-caja1",
                     *             "type": "operator",
                     *             "roleName": null,
                     *             "emailAddress": "caja1.centro@tiendaluna.gt",
                     *             "countryCode": "502",
                     *             "phoneNumber": null,
                     *             "notificationMethod": "push",
                     *             "referenceId": "C101",
                     *             "branchId": "br_centro",
                     *             "branchName": "Centro",
                     *             "closingType": "manual",
                     *             "closingTime": null,
                     *             "closingLocked": false
                     *           },
                     *           "permissions": [
                     *             "view_payments",
                     *             "closing_history",
                     *             "profile_view"
                     *           ],
                     *           "searchEnabled": true
                     *         }
                     *       },
                     *       "info": {
                     *         "title": "Inicio de sesión",
                     *         "message": "Sesión iniciada"
                     *       }
                     *     }
                     */
                    "application/json": {
                        responseContent: components["schemas"]["Session"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SignOutContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La sesión se cerró. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La misma sesión, con su nuevo vencimiento. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["Session"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ChangePasswordContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La contraseña se cambió. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseContent": {},
                     *       "info": {
                     *         "title": "Contraseña",
                     *         "message": "Se actualizo con éxito"
                     *       }
                     *     }
                     */
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestRecoveryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RequestRecoveryCodeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Si el usuario existe, el código va en camino. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseContent": {},
                     *       "info": {
                     *         "title": "Contraseña",
                     *         "message": "El código ha sido enviado con éxito"
                     *       }
                     *     }
                     */
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RecoverPasswordContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La contraseña se cambió. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseContent": {},
                     *       "info": {
                     *         "title": "Contraseña",
                     *         "message": "Tu contraseña se cambio con éxito"
                     *       }
                     *     }
                     */
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UpdateEmailContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description El código va en camino al correo nuevo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ValidateEmailChangeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description El correo que queda. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ValidateEmailChangeAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UpdatePhoneContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description El teléfono que queda. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["Phone"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleBusinessSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ToggleBusinessSearchContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Cómo queda. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["BusinessSearch"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFundSource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La cuenta, si la hay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["GetFundSourceAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UpdateAvatarContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Dónde quedó la imagen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["UpdateAvatarAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["UnsupportedFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Las sesiones vivas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListOwnSessionsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CloseOwnSessionContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La sesión se cerró. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPendingTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BranchScopeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Las pendientes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaidTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BranchScopeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Las pagadas de hoy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Una clave tuya para poder repetir la llamada sin hacerla dos veces. La misma clave con el mismo cuerpo responde otra vez
                 *     el primer resultado; con otro cuerpo, 409. Se recuerda 24 horas.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SendRequestContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La solicitud, pendiente. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseContent": {
                     *         "transaction": {
                     *           "id": "tx_01J9Z8",
                     *           "businessId": "bu_luna",
                     *           "businessBranchId": "br_centro",
                     *           "businessBranchName": "Centro",
                     *           "businessUserId": "us_caja1",
                     *           "businessUserName": "Caja 1",
                     *           "origin": "request",
                     *           "status": "pending",
                     *           "statusReason": null,
                     *           "amount": 125.5,
                     *           "formattedAmount": "Q125.50",
                     *           "amountDetail": {
                     *             "formattedDiscount": "Q0.00",
                     *             "formattedSubTotal": "Q125.50",
                     *             "formattedTotal": "Q125.50"
                     *           },
                     *           "friUser": {
                     *             "id": "au_maria",
                     *             "name": "María",
                     *             "username": "maria.lopez",
                     *             "lastname": "López",
                     *             "avatar": null,
                     *             "countryCode": "502",
                     *             "phoneNumber": "55551234",
                     *             "type": "person"
                     *           },
                     *           "note": "2 cafés y pan dulce",
                     *           "reference": "C1024",
                     *           "paymentRequestId": "pr_7K2M9Q",
                     *           "transferId": null,
                     *           "authorizationNumber": null,
                     *           "receiptCode": null,
                     *           "closingId": null,
                     *           "creationDate": "2026-11-20T16:42:51.000Z",
                     *           "formattedCreationDate": "20/11/2026",
                     *           "formattedCreationTime": "10:42:51",
                     *           "expirationDate": "2026-11-20T16:57:51.000Z",
                     *           "resolutionDate": null,
                     *           "formattedResolutionDate": null,
                     *           "formattedResolutionTime": null
                     *         }
                     *       },
                     *       "info": {
                     *         "title": "Solicitud",
                     *         "message": "La solicitud fue enviada a @maria.lopez"
                     *       }
                     *     }
                     */
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CancelRequestContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La solicitud, cancelada. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RejectPaymentContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description El pago, rechazado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Una clave tuya para poder repetir la llamada sin hacerla dos veces. La misma clave con el mismo cuerpo responde otra vez
                 *     el primer resultado; con otro cuerpo, 409. Se recuerda 24 horas.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["AssignPaymentContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description El pago, recibido por la caja. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Una clave tuya para poder repetir la llamada sin hacerla dos veces. La misma clave con el mismo cuerpo responde otra vez
                 *     el primer resultado; con otro cuerpo, 409. Se recuerda 24 horas.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RefundTransactionContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La transacción, reembolsada. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BranchScopeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description El saldo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["Balances"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyAppUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["VerifyAppUserContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description El usuario encontrado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["VerifyAppUserAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchTransactionHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SearchTransactionHistoryContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Una página del historial y la suma de todo el conjunto. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["SearchTransactionHistoryAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTransactionHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ExportTransactionHistoryContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["ExcelFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retrieveTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RetrieveTransactionContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La transacción, con `timeline`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["TransactionAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchClosings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SearchClosingsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Una página de cierres. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["SearchClosingsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPendingClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["PendingClosingContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Lo que el cierre tomaría. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["PendingClosingAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closePending: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Una clave tuya para poder repetir la llamada sin hacerla dos veces. La misma clave con el mismo cuerpo responde otra vez
                 *     el primer resultado; con otro cuerpo, 409. Se recuerda 24 horas.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ClosePendingContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Los cierres hechos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ClosePendingAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClosingTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListClosingTransactionsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description El cierre y una página de sus transacciones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListClosingTransactionsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportClosingTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ExportClosingTransactionsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["ExcelFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCashiers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListCashiersContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Las cajas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListCashiersAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCashiersWithDefault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BranchScopeContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Las cajas y cuál es la predeterminada. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListCashiersWithDefaultAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCashier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Una clave tuya para poder repetir la llamada sin hacerla dos veces. La misma clave con el mismo cuerpo responde otra vez
                 *     el primer resultado; con otro cuerpo, 409. Se recuerda 24 horas.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CreateCashierContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La caja creada. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    modifyUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ModifyUserContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Cómo queda. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UserReferenceContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La caja se eliminó. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UserReferenceContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Cómo queda. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UserReferenceContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Cómo queda. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UserReferenceContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La contraseña de un solo uso va en camino. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadQr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["DownloadQrContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["QrFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCashierChildren: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetCashierChildrenContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La caja titular. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setClosingConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetClosingConfigContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description El ajuste se guardó. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setClosingLock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetClosingLockContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Cómo queda la caja. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationCatalogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Los catálogos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["NotificationCatalogs"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ChangeNotificationContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description El ajuste guardado; con la versión 2, también el secreto de firma. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["NotificationAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ChangeNotificationContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Qué respondió la dirección. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["NotificationTestAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotificationDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListNotificationDeliveriesContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Una página de avisos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListNotificationDeliveriesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ResendNotificationContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description El aviso, de nuevo en camino. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ResendNotificationAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDefaultCashier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetDefaultCashierContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La predeterminada. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["SetDefaultCashierAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBranches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListBranchesContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Las sucursales. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListBranchesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDefaultBranch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La predeterminada, si la hay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["GetDefaultBranchAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBranch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Una clave tuya para poder repetir la llamada sin hacerla dos veces. La misma clave con el mismo cuerpo responde otra vez
                 *     el primer resultado; con otro cuerpo, 409. Se recuerda 24 horas.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CreateBranchContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La sucursal creada. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["BranchAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBranch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["UpdateBranchContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Cómo queda. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["BranchAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateBranch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BranchIdContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La sucursal se eliminó. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClosingEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["GetClosingEmailsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Los correos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ClosingEmailsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setClosingEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SetClosingEmailsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Los correos que quedan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ClosingEmailsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Los departamentos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListStatesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListCitiesContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Los municipios. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListCitiesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListRegionsContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Las zonas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListRegionsAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDefaultBranch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["BranchIdContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La predeterminada. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["GetDefaultBranchAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdministrativeUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListAdministrativeUsersContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Una página de personas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListAdministrativeUsersAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAdministrativeUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Una clave tuya para poder repetir la llamada sin hacerla dos veces. La misma clave con el mismo cuerpo responde otra vez
                 *     el primer resultado; con otro cuerpo, 409. Se recuerda 24 horas.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["CreateAdministrativeUserContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La persona agregada. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["AdministrativeUserAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdministrativeUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["AdministrativeUserIdContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La persona. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["AdministrativeUserAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editAdministrativeUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["EditAdministrativeUserContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Cómo queda. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["AdministrativeUserAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAdministrativeUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["AdministrativeUserIdContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La persona se eliminó. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["EmptyAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["NoContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Los roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListRolesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ListActivityContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description Una página del registro. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListActivityAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["ExportActivityContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            200: components["responses"]["ExcelFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaptchaChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description La prueba. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CaptchaChallenge"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignUpStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los departamentos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListStatesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignUpCities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Departamento cuyos municipios se piden.
                 * @example gt-01
                 */
                id: components["parameters"]["StateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los municipios. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListCitiesAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Los bancos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["ListBanksAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Nombre de usuario que se quiere.
                 * @example panaderiavolcan
                 */
                username: components["parameters"]["UsernameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Si está disponible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["CheckUsernameAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDocumentForm"];
            };
        };
        responses: {
            /** @description El documento recibido. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["UploadDocumentAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["UnsupportedFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerFundSource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["RegisterFundSourceContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La cuenta, enmascarada. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["RegisterFundSourceAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSignUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Una clave tuya para poder repetir la llamada sin hacerla dos veces. La misma clave con el mismo cuerpo responde otra vez
                 *     el primer resultado; con otro cuerpo, 409. Se recuerda 24 horas.
                 * @example 5f0c6a2e-8d0b-4f0e-9a53-0b0f2f6a1c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestContent: components["schemas"]["SignUpContent"];
                    browserInfo?: components["schemas"]["BrowserInfo"];
                };
            };
        };
        responses: {
            /** @description La afiliación, en revisión. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseContent: components["schemas"]["SignUpAnswer"];
                        info: components["schemas"]["Info"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CaptchaRejected"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BusinessRule"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveWebhookV1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "transaction.completed",
                 *       "transaction": {
                 *         "id": "tx_01J9Z8",
                 *         "businessId": "bu_luna",
                 *         "businessBranchId": "br_centro",
                 *         "businessBranchName": "Centro",
                 *         "businessUserId": "us_caja1",
                 *         "businessUserName": "Caja 1",
                 *         "origin": "request",
                 *         "status": "completed",
                 *         "statusReason": null,
                 *         "amount": 125.5,
                 *         "formattedAmount": "Q125.50",
                 *         "amountDetail": {
                 *           "formattedDiscount": "Q0.00",
                 *           "formattedSubTotal": "Q125.50",
                 *           "formattedTotal": "Q125.50"
                 *         },
                 *         "friUser": {
                 *           "id": "au_maria",
                 *           "name": "María",
                 *           "username": "maria.lopez",
                 *           "lastname": "López",
                 *           "avatar": null,
                 *           "countryCode": "502",
                 *           "phoneNumber": "55551234",
                 *           "type": "person"
                 *         },
                 *         "note": "2 cafés y pan dulce",
                 *         "reference": "C1024",
                 *         "paymentRequestId": "pr_7K2M9Q",
                 *         "transferId": "tr_5H8N1W",
                 *         "authorizationNumber": "804522",
                 *         "receiptCode": "LUNA-7K2M-9Q4D",
                 *         "closingId": null,
                 *         "creationDate": "2026-11-20T16:42:51.000Z",
                 *         "formattedCreationDate": "20/11/2026",
                 *         "formattedCreationTime": "10:42:51",
                 *         "expirationDate": "2026-11-20T16:57:51.000Z",
                 *         "resolutionDate": "2026-11-20T16:43:20.000Z",
                 *         "formattedResolutionDate": "20/11/2026",
                 *         "formattedResolutionTime": "10:43:20"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookV1Event"];
            };
        };
        responses: {
            /** @description Recibido. El cuerpo no importa. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Se volverá a intentar. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveWebhookV2: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id del aviso, el mismo en cada intento.
                 * @example wd_4F7A
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Segundos desde 1970 en que se envió este intento.
                 * @example 1795192971
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description La firma de este intento.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "wd_4F7A",
                 *       "event": "transaction.completed",
                 *       "creationDate": "2026-11-20T16:43:20.000Z",
                 *       "ownerId": "us_caja1",
                 *       "level": "BusinessUser",
                 *       "data": {
                 *         "transaction": {
                 *           "id": "tx_01J9Z8",
                 *           "businessId": "bu_luna",
                 *           "businessBranchId": "br_centro",
                 *           "businessBranchName": "Centro",
                 *           "businessUserId": "us_caja1",
                 *           "businessUserName": "Caja 1",
                 *           "origin": "request",
                 *           "status": "completed",
                 *           "statusReason": null,
                 *           "amount": 125.5,
                 *           "formattedAmount": "Q125.50",
                 *           "amountDetail": {
                 *             "formattedDiscount": "Q0.00",
                 *             "formattedSubTotal": "Q125.50",
                 *             "formattedTotal": "Q125.50"
                 *           },
                 *           "friUser": {
                 *             "id": "au_maria",
                 *             "name": "María",
                 *             "username": "maria.lopez",
                 *             "lastname": "López",
                 *             "avatar": null,
                 *             "countryCode": "502",
                 *             "phoneNumber": "55551234",
                 *             "type": "person"
                 *           },
                 *           "note": "2 cafés y pan dulce",
                 *           "reference": "C1024",
                 *           "paymentRequestId": "pr_7K2M9Q",
                 *           "transferId": "tr_5H8N1W",
                 *           "authorizationNumber": "804522",
                 *           "receiptCode": "LUNA-7K2M-9Q4D",
                 *           "closingId": null,
                 *           "creationDate": "2026-11-20T16:42:51.000Z",
                 *           "formattedCreationDate": "20/11/2026",
                 *           "formattedCreationTime": "10:42:51",
                 *           "expirationDate": "2026-11-20T16:57:51.000Z",
                 *           "resolutionDate": "2026-11-20T16:43:20.000Z",
                 *           "formattedResolutionDate": "20/11/2026",
                 *           "formattedResolutionTime": "10:43:20"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookV2Event"];
            };
        };
        responses: {
            /** @description Recibido. El cuerpo no importa. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Se volverá a intentar. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
