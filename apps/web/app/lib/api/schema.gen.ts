export interface paths {
    "/api/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignUpInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignInInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SecondFactorInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            signed_out: true;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ForgotPasswordInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ResetPasswordInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LinkTokenInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LinkTokenInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invitation"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AcceptInvitationInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProfilePatchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/me/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CurrentPasswordInput"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangePasswordInput"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeEmailInput"];
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Device"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CurrentPasswordInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TwoFactorSetup"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SecondFactorInput"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/two-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CurrentPasswordInput"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CurrentPasswordInput"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-tokens/{form}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A token that a public form must carry */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    form: "contact" | "newsletter" | "application";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FormToken"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the company a message */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactReceipt"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/our-works": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask about our works */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OurWorksRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactReceipt"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    deleted?: "true" | "false";
                    status?: "new" | "in-progress" | "resolved";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContactSubmission"][];
                            next_cursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactSubmission"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactPatchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactSubmission"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/contacts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactSubmission"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    status?: "new" | "in-progress" | "resolved";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContactSubmission"][];
                            next_cursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactSubmission"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactProgressInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactSubmission"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    deleted?: "true" | "false";
                    role?: "admin" | "manager" | "client";
                    status?: "active" | "inactive";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["User"][];
                            next_cursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InviteUserInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invitation"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["User"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserPatchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["User"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/users/{id}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["User"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open positions, newest first */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    area?: "mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Job"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One open position */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Job"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffJob"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Edit a position; closes and reopens it by its status */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["JobPatchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffJob"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    status?: "open" | "closed";
                    area?: "mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services";
                    deleted?: "true" | "false";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["StaffJob"][];
                            next_cursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Open a position */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewJobInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffJob"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffJob"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffJob"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit a position; closes and reopens it by its status */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["JobPatchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffJob"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/manager/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    status?: "open" | "closed";
                    area?: "mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["StaffJob"][];
                            next_cursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Open a position */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewJobInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StaffJob"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply for a position */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["ApplicationRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplicationReceipt"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internship/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply for the internship */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["ApplicationRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplicationReceipt"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/by-token/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where an application stands, for whoever has the mailed link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LinkTokenInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplicationProgressView"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/by-token/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the resume */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["ResumeReplacementInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplicationProgressView"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/by-token/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the newer application in place */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LinkTokenInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/by-token/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw an application */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LinkTokenInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/by-token/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase everything about me */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LinkTokenInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Application"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ApplicationPatchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Application"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/applications/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The resume as a download, once it was scanned */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/mail-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a mail about a status would look like; sends nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailPreviewRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MailPreview"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    deleted?: "true" | "false";
                    status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
                    job?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Application"][];
                            next_cursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewApplicationInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Application"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that the filters leave, for a spreadsheet */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
                    job?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Application"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["MailTemplate"][];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application-templates/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailTemplateEditInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MailTemplate"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Application"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ApplicationProgressInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Application"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/manager/applications/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The resume as a download, once it was scanned */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/applications/{id}/mail-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a mail about a status would look like; sends nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailPreviewRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MailPreview"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
                    job?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Application"][];
                            next_cursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the newsletter; a mail then asks to confirm it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsletterRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterAnswer"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LinkTokenInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** End a subscription; also what List-Unsubscribe names */
        post: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pages that have these words */
        get: {
            parameters: {
                query: {
                    q: string & (unknown & unknown);
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SearchAnswer"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ClientChoice"][];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectDraft"] | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProjectDraftRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProjectDraft"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a project; staff name the client it is for */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProjectRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Project"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Project"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProjectPatchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Project"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/projects/{id}/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TeamRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Project"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectActivity"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Milestones by due date */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    deleted?: "true" | "false";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Milestone"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MilestoneRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Milestone"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/milestones/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MilestoneEditInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Milestone"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/milestones/{item}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Milestone"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    deleted?: "true" | "false";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Task"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TaskRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Task"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/tasks/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TaskPatchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Task"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/projects/{id}/tasks/{item}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Task"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    deleted?: "true" | "false";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Expense"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExpenseRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Expense"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/expenses/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExpensePatchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Expense"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/projects/{id}/expenses/{item}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Expense"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/risks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    deleted?: "true" | "false";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Risk"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RiskRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Risk"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/risks/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RiskPatchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Risk"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/projects/{id}/risks/{item}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Risk"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    status?: "paid" | "pending" | "unpaid" | "refunded";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Payment"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    status?: "paid" | "pending" | "unpaid" | "refunded";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Payment"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    status?: "paid" | "pending" | "unpaid" | "refunded";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Payment"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    filter?: "unread";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Notification"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    filter?: "unread";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Notification"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            unread: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        read: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Notification"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            unread: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NotificationPreferences"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NotificationPreferencesInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NotificationPreferences"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                    priority?: "high" | "medium" | "normal";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectCard"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AdminProjectRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProjectCard"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The filtered list as CSV */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                    priority?: "high" | "medium" | "normal";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give several projects one status */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkStatusInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectCard"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Project"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AdminProjectPatchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProjectCard"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminStats"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectCard"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClientOverview"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                    priority?: "high" | "medium" | "normal";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectCard"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagerOverview"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        FormTokenInput: {
            token: string;
            minimum_seconds: number;
            proof_bits: number;
        };
        JobInput: {
            id: string;
            area: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            title: string;
            department: string;
            location: string;
            type: string;
            experience: string;
            description: string;
            responsibilities: string[];
            requirements: string[];
            benefits: string[];
            duration: string | null;
            /** Format: date */
            posted_on: string;
            closes_on: string | null;
        };
        StaffJobInput: {
            id: string;
            area: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            title: string;
            department: string;
            location: string;
            type: string;
            experience: string;
            description: string;
            responsibilities: string[];
            requirements: string[];
            benefits: string[];
            duration: string | null;
            /** Format: date */
            posted_on: string;
            closes_on: string | null;
            /** @enum {string} */
            status: "open" | "closed";
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        NewJobInput: {
            id?: string;
            /** @default null */
            area: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            title: string;
            department: string;
            /** @default Hyderabad, India */
            location: string;
            /** @default Full-time */
            type: string;
            experience: string;
            description: string;
            /** @default [] */
            responsibilities: string[];
            /** @default [] */
            requirements: string[];
            /** @default [] */
            benefits: string[];
            /** @default null */
            duration: string | null;
            /** @default null */
            closes_on: string | null;
        };
        JobPatchInput: {
            version: number;
            /** @enum {string} */
            status?: "open" | "closed";
            area?: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            title?: string;
            department?: string;
            location?: string;
            type?: string;
            experience?: string;
            description?: string;
            responsibilities?: string[];
            requirements?: string[];
            benefits?: string[];
            duration?: string | null;
            closes_on?: string | null;
        };
        ApplicationRequestInput: {
            name: string;
            email: string;
            phone?: (string | (string & (unknown & unknown))) | null;
            experience?: ("" | ("0-1" | "1-2" | "2-3" | "3-5" | "5-7" | "7-10" | "10+")) | null;
            linkedin?: (string) | null;
            cover_letter?: (string) | null;
            /** @enum {string} */
            keep_longer?: "on" | "true" | "false";
            form_token: string;
            /** @constant */
            website?: "";
            proof?: string;
            /** @constant */
            consent_notice: "application-2026-11";
            /** Format: binary */
            resume: string;
        };
        ApplicationReceiptInput: {
            /** Format: uuid */
            id: string;
            position: string;
            /** Format: date-time */
            created_at: string;
        };
        ResumeFactsInput: {
            name: string;
            type: string;
            size: number;
            /** @enum {string} */
            state: "quarantined" | "clean" | "infected" | "removed";
        };
        ApplicationInput: {
            /** Format: uuid */
            id: string;
            applicant_name: string;
            email: string;
            phone: string | null;
            position: string;
            job_id: string | null;
            /** @enum {string} */
            source: "job" | "internship" | "staff";
            experience: number;
            skills: string[];
            linkedin: string | null;
            cover_letter: string | null;
            resume_url: string | null;
            resume: components["schemas"]["ResumeFactsInput"] | null;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            notes: string | null;
            keep_longer: boolean;
            withdrawn_at: string | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        NewApplicationInput: {
            applicant_name: string;
            email: string;
            position: string;
            job_id?: string | null;
            /** @default 0 */
            experience: number;
            /** @default [] */
            skills: string[];
            resume_url?: (string) | null;
            /**
             * @default pending
             * @enum {string}
             */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            notes?: (string) | null;
        };
        StatusMailInput: {
            subject: string;
            body: string;
        };
        ApplicationProgressInput: {
            version: number;
            /** @enum {string} */
            status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            notes?: (string) | null;
            mail?: components["schemas"]["StatusMailInput"];
        };
        ApplicationPatchInput: {
            version: number;
            /** @enum {string} */
            status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            notes?: (string) | null;
            mail?: components["schemas"]["StatusMailInput"];
            applicant_name?: string;
            email?: string;
            position?: string;
            experience?: number;
            skills?: string[];
            resume_url?: (string) | null;
        };
        MailTemplateInput: {
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            subject: string;
            body: string;
            version: number;
        };
        MailTemplateEditInput: {
            subject: string;
            body: string;
            version: number;
        };
        MailPreviewRequestInput: {
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            subject?: string;
            body?: string;
        };
        MailPreviewInput: {
            subject: string;
            body: string;
            html: string;
        };
        ApplicationProgressViewInput: {
            position: string;
            job_id: string | null;
            applicant_name: string;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            next: string;
            /** Format: date-time */
            created_at: string;
            withdrawn_at: string | null;
            resume: components["schemas"]["ResumeFactsInput"] | null;
            timeline: {
                /** @enum {string} */
                kind: "received" | "status" | "resume-replaced" | "renewed" | "withdrawn";
                status: ("pending" | "reviewing" | "interviewed" | "accepted" | "rejected") | null;
                /** Format: date-time */
                at: string;
            }[];
        };
        ResumeReplacementInput: {
            token: string;
            /** Format: binary */
            resume: string;
        };
        SignUpInput: {
            name: string;
            email: string;
            password: string;
        };
        SignInInput: {
            email: string;
            password: string;
        };
        SecondFactorInput: {
            code: string;
        };
        ForgotPasswordInput: {
            email: string;
        };
        ResetPasswordInput: {
            token: string;
            password: string;
        };
        LinkTokenInput: {
            token: string;
        };
        AcceptInvitationInput: {
            token: string;
            name: string;
            password: string;
        };
        ChangePasswordInput: {
            current_password: string;
            password: string;
        };
        ChangeEmailInput: {
            email: string;
            current_password: string;
        };
        CurrentPasswordInput: {
            current_password: string;
        };
        ProfilePatchInput: {
            name: string;
        };
        MeInput: {
            /** Format: uuid */
            id: string;
            email: string;
            email_verified: boolean;
            pending_email: string | null;
            two_factor_enabled: boolean;
            user_metadata: {
                name: string;
                /** @enum {string} */
                role: "admin" | "manager" | "client";
            };
            /** Format: date-time */
            created_at: string;
        };
        DeviceInput: {
            /** Format: uuid */
            id: string;
            user_agent: string | null;
            ip_address: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            current: boolean;
        };
        UserInput: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            email_verified: boolean;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
            /** @enum {string} */
            status: "active" | "inactive";
            two_factor_enabled: boolean;
            last_active_at: string | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        UserPatchInput: {
            version: number;
            name?: string;
            /** @enum {string} */
            role?: "admin" | "manager" | "client";
            /** @enum {string} */
            status?: "active" | "inactive";
        };
        InviteUserInput: {
            name: string;
            email: string;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
        };
        InvitationInput: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
            /** Format: date-time */
            expires_at: string;
        };
        DoneInput: {
            /** @constant */
            done: true;
        };
        ErrorInput: {
            message: string;
            /** @enum {string} */
            code: "invalid_request" | "not_signed_in" | "invalid_credentials" | "second_factor_invalid" | "reauth_required" | "link_invalid" | "forbidden" | "not_found" | "gone" | "conflict" | "stale_version" | "idempotency_key_reused" | "form_token_invalid" | "form_too_fast" | "proof_required" | "payload_too_large" | "unsupported_media_type" | "too_many_requests" | "unavailable" | "internal";
            fields?: {
                [key: string]: string;
            };
            current?: {
                [key: string]: unknown;
            };
            request_id: string;
        };
        ContactRequestInput: {
            first_name: string;
            last_name: string;
            email: string;
            phone?: string | null;
            company?: string | null;
            subject: string;
            message: string;
            form_token: string;
            /** @constant */
            website?: "";
            proof?: string;
            /** @constant */
            consent_notice: "contact-2026-11";
            /** @constant */
            status?: "new";
        };
        OurWorksRequestInput: {
            name: string;
            email: string;
            phone?: string | null;
            message: string;
            form_token: string;
            /** @constant */
            website?: "";
            proof?: string;
            /** @constant */
            consent_notice: "contact-2026-11";
            /** @constant */
            status?: "new";
        };
        ContactReceiptInput: {
            /** Format: uuid */
            id: string;
            first_name: string;
            last_name: string;
            email: string;
            phone: string | null;
            company: string | null;
            subject: string;
            message: string;
            /** @enum {string} */
            status: "new" | "in-progress" | "resolved";
            /** Format: date-time */
            created_at: string;
        };
        ContactSubmissionInput: {
            /** Format: uuid */
            id: string;
            first_name: string;
            last_name: string;
            email: string;
            phone: string | null;
            company: string | null;
            subject: string;
            message: string;
            /** @enum {string} */
            status: "new" | "in-progress" | "resolved";
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            source: "contact" | "our-works";
            admin_notes: string | null;
            version: number;
            deleted_at: string | null;
        };
        ContactPatchInput: {
            version: number;
            first_name?: string;
            last_name?: string | null;
            email?: string;
            phone?: string | null;
            company?: string | null;
            subject?: string;
            message?: string;
            /** @enum {string} */
            status?: "new" | "in-progress" | "resolved";
            admin_notes?: string | null;
        };
        ContactProgressInput: {
            version: number;
            /** @enum {string} */
            status?: "new" | "in-progress" | "resolved";
            admin_notes?: string | null;
        };
        NotificationInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "project_created" | "manager_assigned" | "milestone_added" | "milestone_due" | "milestone_overdue" | "milestone_completed" | "status_changed";
            message: string;
            project_id: string | null;
            read: boolean;
            /** Format: date-time */
            created_at: string;
        };
        NotificationPreferenceInput: {
            /** @enum {string} */
            kind: "project_created" | "manager_assigned" | "milestone_added" | "milestone_due" | "milestone_overdue" | "milestone_completed" | "status_changed";
            in_app: boolean;
            email: boolean;
            digest: boolean;
        };
        NotificationPreferencesInput: {
            data: components["schemas"]["NotificationPreferenceInput"][];
        };
        PaymentInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            project_title: string;
            amount: number;
            amount_paise: number;
            description: string;
            due_date: string | null;
            /** @enum {string} */
            status: "pending" | "completed" | "failed" | "refunded";
            /** @enum {string} */
            client_status: "paid" | "pending" | "unpaid" | "refunded";
            payment_method: ("credit_card" | "bank_transfer" | "check") | null;
            gateway: ("stripe" | "razorpay") | null;
            /** Format: date-time */
            created_at: string;
        };
        ProjectMemberInput: {
            /** Format: uuid */
            id: string;
            user_id: string | null;
            name: string;
            email: string | null;
            /** @enum {string} */
            duty: "project_manager" | "site_supervisor" | "member";
        };
        TeamRequestInput: {
            version: number;
            project_manager_id: string | null;
            site_supervisor_id: string | null;
            members: ({
                /** Format: uuid */
                user_id: string;
            } | {
                name: string;
            })[];
        };
        ProjectRequestInput: {
            title: string;
            /** @enum {string} */
            project_type: "it_building" | "house" | "school" | "commercial" | "other";
            description: string;
            site_address: string;
            site_city: string;
            site_state: string;
            site_postal_code: string;
            plot_area: number;
            built_up_area: number;
            number_of_floors: number;
            estimated_cost: number;
            /** Format: date */
            start_date: string;
            estimated_duration: number;
            /** Format: uuid */
            client_id?: string;
            /** @constant */
            status?: "planning";
            /** @constant */
            current_phase?: "planning";
        };
        ProjectPatchInput: {
            title?: string;
            /** @enum {string} */
            project_type?: "it_building" | "house" | "school" | "commercial" | "other";
            description?: string;
            site_address?: string;
            site_city?: string;
            site_state?: string;
            site_postal_code?: string;
            plot_area?: number;
            built_up_area?: number;
            number_of_floors?: number;
            estimated_cost?: number;
            /** Format: date */
            start_date?: string;
            estimated_duration?: number;
            /** @enum {string} */
            status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            current_phase?: string;
            /** @enum {string} */
            priority?: "high" | "medium" | "normal";
            end_date?: string | null;
            version: number;
        };
        AdminProjectRequestInput: {
            title: string;
            /** Format: uuid */
            client_id: string;
            /**
             * @default planning
             * @enum {string}
             */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            /**
             * @default normal
             * @enum {string}
             */
            priority: "high" | "medium" | "normal";
            /** Format: date */
            end_date: string;
            /** @default [] */
            team: string[];
            /** @default  */
            description: string;
        };
        AdminProjectPatchInput: {
            version: number;
            title?: string;
            /** Format: uuid */
            client_id?: string;
            /** @enum {string} */
            status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            /** @enum {string} */
            priority?: "high" | "medium" | "normal";
            /** Format: date */
            end_date?: string;
            team?: string[];
            description?: string;
        };
        BulkStatusInput: {
            ids: string[];
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
        };
        ProjectCardInput: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string;
            client: {
                id: string | null;
                name: string;
            };
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            current_phase: string;
            /** @enum {string} */
            priority: "high" | "medium" | "normal";
            progress: number;
            /** @enum {string} */
            health: "on_track" | "at_risk" | "late" | "paused" | "done";
            start_date: string | null;
            end_date: string | null;
            due_date: string | null;
            due_date_estimated: boolean;
            next_due_date: string | null;
            team: {
                /** Format: uuid */
                id: string;
                name: string;
                duty: string;
            }[];
            version: number;
            /** Format: date-time */
            created_at: string;
        };
        ProjectInput: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string;
            client: {
                id: string | null;
                name: string;
            };
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            current_phase: string;
            /** @enum {string} */
            priority: "high" | "medium" | "normal";
            progress: number;
            /** @enum {string} */
            health: "on_track" | "at_risk" | "late" | "paused" | "done";
            start_date: string | null;
            end_date: string | null;
            due_date: string | null;
            due_date_estimated: boolean;
            next_due_date: string | null;
            team: components["schemas"]["ProjectMemberInput"][];
            version: number;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            project_type: "it_building" | "house" | "school" | "commercial" | "other";
            site_address: string | null;
            site_city: string | null;
            site_state: string | null;
            site_postal_code: string | null;
            plot_area: number | null;
            built_up_area: number | null;
            number_of_floors: number | null;
            estimated_cost: number | null;
            estimated_cost_paise: number | null;
            estimated_duration: number | null;
            time_elapsed: number;
            project_manager: {
                id: string | null;
                name: string;
                email: string | null;
            } | null;
            site_supervisor: {
                id: string | null;
                name: string;
                email: string | null;
            } | null;
            /** Format: date-time */
            updated_at: string;
        };
        ProjectDraftRequestInput: {
            revision: number;
            step: number;
            fields: {
                client_id?: string;
                title?: string;
                project_type?: string;
                description?: string;
                site_address?: string;
                site_city?: string;
                site_state?: string;
                site_postal_code?: string;
                plot_area?: string;
                built_up_area?: string;
                number_of_floors?: string;
                estimated_cost?: string;
                start_date?: string;
                estimated_duration?: string;
            };
        };
        ProjectDraftInput: {
            revision: number;
            step: number;
            fields: {
                client_id?: string;
                title?: string;
                project_type?: string;
                description?: string;
                site_address?: string;
                site_city?: string;
                site_state?: string;
                site_postal_code?: string;
                plot_area?: string;
                built_up_area?: string;
                number_of_floors?: string;
                estimated_cost?: string;
                start_date?: string;
                estimated_duration?: string;
            };
            /** Format: date-time */
            saved_at: string;
        };
        DueItemInput: {
            /** @enum {string} */
            kind: "milestone" | "task" | "payment";
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            project_id: string;
            project_title: string;
            due_date: string;
            /** @enum {string} */
            due_state: "done" | "overdue" | "due_soon" | "upcoming";
        };
        ClientOverviewInput: {
            needs_you: components["schemas"]["DueItemInput"][];
            unanswered: {
                /** Format: uuid */
                project_id: string;
                project_title: string;
                since: string;
            }[];
            projects: components["schemas"]["ProjectCardInput"][];
            payments: components["schemas"]["PaymentInput"][];
            notifications: components["schemas"]["NotificationInput"][];
            unread: number;
        };
        ManagerOverviewInput: {
            projects: components["schemas"]["ProjectCardInput"][];
            due_this_week: components["schemas"]["DueItemInput"][];
            overdue: components["schemas"]["DueItemInput"][];
            unanswered: {
                /** Format: uuid */
                project_id: string;
                project_title: string;
                since: string;
            }[];
            unread: number;
        };
        AdminStatsInput: {
            users: {
                total: number;
                active: number;
                by_role: {
                    [key: string]: number;
                };
            };
            projects: {
                total: number;
                by_status: {
                    [key: string]: number;
                };
            };
            contacts: {
                total: number;
                by_status: {
                    [key: string]: number;
                };
            };
            payments: {
                total: number;
                by_status: {
                    [key: string]: number;
                };
            };
        };
        TwoFactorSetupInput: {
            uri: string;
            recovery_codes: string[];
        };
        SignedInInput: {
            user: components["schemas"]["MeInput"] | null;
            second_factor: boolean;
        };
        NewsletterRequestInput: {
            email: string;
            form_token: string;
            /** @constant */
            website?: "";
            proof?: string;
            /** @enum {string} */
            source: "footer" | "blog";
            /** @constant */
            consent_notice: "newsletter-2026-11";
        };
        NewsletterAnswerInput: {
            /** @constant */
            message: "Please check your inbox and confirm your subscription.";
        };
        MilestoneRequestInput: {
            title: string & (unknown & unknown);
            description: string;
            /** Format: date */
            due_date: string;
            /**
             * @default pending
             * @enum {string}
             */
            status: "pending" | "in_progress" | "completed" | "delayed";
            weight?: number;
        };
        MilestoneEditInput: {
            title: string & (unknown & unknown);
            description: string;
            /** Format: date */
            due_date: string;
            /** @enum {string} */
            status: "pending" | "in_progress" | "completed" | "delayed";
            weight?: number;
            version: number;
        };
        MilestoneInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            title: string;
            description: string;
            due_date: string;
            baseline_date: string;
            /** @enum {string} */
            status: "pending" | "in_progress" | "completed" | "delayed";
            completion_date: string | null;
            weight: number;
            /** @enum {string} */
            due_state: "done" | "overdue" | "due_soon" | "upcoming";
            added_by: string | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        ProjectActivityInput: {
            seq: number;
            /** Format: date-time */
            at: string;
            actor_id: string | null;
            /** @enum {string} */
            entity: "project" | "member" | "milestone" | "task" | "expense" | "risk";
            /** Format: uuid */
            entity_id: string;
            /** @enum {string} */
            action: "added" | "changed" | "removed" | "restored";
            change: {
                [key: string]: string | number | boolean | null;
            };
        };
        ExpenseRequestInput: {
            /** @enum {string} */
            category: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            amount: number;
            /** Format: date */
            spent_on: string;
            description: string;
        };
        ExpensePatchInput: {
            /** @enum {string} */
            category?: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            amount?: number;
            /** Format: date */
            spent_on?: string;
            description?: string;
            version: number;
        };
        ExpenseInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            /** @enum {string} */
            category: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            amount: number;
            amount_paise: number;
            spent_on: string;
            description: string;
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        RiskRequestInput: {
            title: string;
            /** @enum {string} */
            category: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
            /** @enum {string} */
            severity: "low" | "medium" | "high" | "critical";
            /**
             * @default open
             * @enum {string}
             */
            status: "open" | "closed";
        };
        RiskPatchInput: {
            version: number;
            title?: string;
            /** @enum {string} */
            category?: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
            /** @enum {string} */
            severity?: "low" | "medium" | "high" | "critical";
            /** @enum {string} */
            status?: "open" | "closed";
        };
        RiskInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            title: string;
            /** @enum {string} */
            category: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
            /** @enum {string} */
            severity: "low" | "medium" | "high" | "critical";
            /** @enum {string} */
            status: "open" | "closed";
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        TaskRequestInput: {
            title: string;
            /**
             * @default todo
             * @enum {string}
             */
            status: "todo" | "in_progress" | "done";
            /** @default null */
            assignee_id: string | null;
            /** @default null */
            milestone_id: string | null;
            /** @default null */
            due_date: string | null;
            /** @default 1 */
            weight: number;
        };
        TaskPatchInput: {
            version: number;
            title?: string;
            /** @enum {string} */
            status?: "todo" | "in_progress" | "done";
            assignee_id?: string | null;
            milestone_id?: string | null;
            due_date?: string | null;
            weight?: number;
        };
        TaskInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            title: string;
            /** @enum {string} */
            status: "todo" | "in_progress" | "done";
            assignee_id: string | null;
            milestone_id: string | null;
            due_date: string | null;
            completed_on: string | null;
            weight: number;
            due_state: ("done" | "overdue" | "due_soon" | "upcoming") | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        SearchAnswerInput: {
            groups: {
                /** @enum {string} */
                kind: "service" | "job" | "work" | "post";
                results: {
                    id: string;
                    title: string;
                    path: string;
                    snippet: {
                        text: string;
                        match: boolean;
                    }[];
                }[];
            }[];
        };
        ClientChoiceInput: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
        };
        FormToken: {
            token: string;
            minimum_seconds: number;
            proof_bits: number;
        };
        Job: {
            id: string;
            area: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            title: string;
            department: string;
            location: string;
            type: string;
            experience: string;
            description: string;
            responsibilities: string[];
            requirements: string[];
            benefits: string[];
            duration: string | null;
            /** Format: date */
            posted_on: string;
            closes_on: string | null;
        };
        StaffJob: {
            id: string;
            area: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            title: string;
            department: string;
            location: string;
            type: string;
            experience: string;
            description: string;
            responsibilities: string[];
            requirements: string[];
            benefits: string[];
            duration: string | null;
            /** Format: date */
            posted_on: string;
            closes_on: string | null;
            /** @enum {string} */
            status: "open" | "closed";
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        NewJob: {
            id?: string;
            /** @default null */
            area: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            title: string;
            department: string;
            /** @default Hyderabad, India */
            location: string;
            /** @default Full-time */
            type: string;
            experience: string;
            description: string;
            /** @default [] */
            responsibilities: string[];
            /** @default [] */
            requirements: string[];
            /** @default [] */
            benefits: string[];
            /** @default null */
            duration: string | null;
            /** @default null */
            closes_on: string | null;
        };
        JobPatch: {
            version: number;
            /** @enum {string} */
            status?: "open" | "closed";
            area?: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            title?: string;
            department?: string;
            location?: string;
            type?: string;
            experience?: string;
            description?: string;
            responsibilities?: string[];
            requirements?: string[];
            benefits?: string[];
            duration?: string | null;
            closes_on?: string | null;
        };
        ApplicationRequest: {
            name: string;
            /** Format: email */
            email: string;
            phone: unknown;
            experience: unknown;
            linkedin: unknown;
            cover_letter: unknown;
            keep_longer: unknown;
            form_token: string;
            /** @constant */
            website?: "";
            proof?: string;
            /** @constant */
            consent_notice: "application-2026-11";
            /** Format: binary */
            resume: string;
        };
        ApplicationReceipt: {
            /** Format: uuid */
            id: string;
            position: string;
            /** Format: date-time */
            created_at: string;
        };
        ResumeFacts: {
            name: string;
            type: string;
            size: number;
            /** @enum {string} */
            state: "quarantined" | "clean" | "infected" | "removed";
        };
        Application: {
            /** Format: uuid */
            id: string;
            applicant_name: string;
            email: string;
            phone: string | null;
            position: string;
            job_id: string | null;
            /** @enum {string} */
            source: "job" | "internship" | "staff";
            experience: number;
            skills: string[];
            linkedin: string | null;
            cover_letter: string | null;
            resume_url: string | null;
            resume: components["schemas"]["ResumeFacts"] | null;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            notes: string | null;
            keep_longer: boolean;
            withdrawn_at: string | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        NewApplication: {
            applicant_name: string;
            /** Format: email */
            email: string;
            position: string;
            job_id?: string | null;
            /** @default 0 */
            experience: number;
            /** @default [] */
            skills: string[];
            /** @default null */
            resume_url: string | null;
            /**
             * @default pending
             * @enum {string}
             */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            /** @default null */
            notes: string | null;
        };
        StatusMail: {
            subject: string;
            body: string;
        };
        ApplicationProgress: {
            version: number;
            /** @enum {string} */
            status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            notes?: string | null;
            mail?: components["schemas"]["StatusMail"];
        };
        ApplicationPatch: {
            version: number;
            /** @enum {string} */
            status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            notes?: string | null;
            mail?: components["schemas"]["StatusMail"];
            applicant_name?: string;
            /** Format: email */
            email?: string;
            position?: string;
            experience?: number;
            skills?: string[];
            resume_url?: string | null;
        };
        MailTemplate: {
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            subject: string;
            body: string;
            version: number;
        };
        MailTemplateEdit: {
            subject: string;
            body: string;
            version: number;
        };
        MailPreviewRequest: {
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            subject?: string;
            body?: string;
        };
        MailPreview: {
            subject: string;
            body: string;
            html: string;
        };
        ApplicationProgressView: {
            position: string;
            job_id: string | null;
            applicant_name: string;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            next: string;
            /** Format: date-time */
            created_at: string;
            withdrawn_at: string | null;
            resume: components["schemas"]["ResumeFacts"] | null;
            timeline: {
                /** @enum {string} */
                kind: "received" | "status" | "resume-replaced" | "renewed" | "withdrawn";
                status: ("pending" | "reviewing" | "interviewed" | "accepted" | "rejected") | null;
                /** Format: date-time */
                at: string;
            }[];
        };
        ResumeReplacement: {
            token: string;
            /** Format: binary */
            resume: string;
        };
        SignUp: {
            name: string;
            /** Format: email */
            email: string;
            password: string;
        };
        SignIn: {
            /** Format: email */
            email: string;
            password: string;
        };
        SecondFactor: {
            code: string;
        };
        ForgotPassword: {
            /** Format: email */
            email: string;
        };
        ResetPassword: {
            token: string;
            password: string;
        };
        LinkToken: {
            token: string;
        };
        AcceptInvitation: {
            token: string;
            name: string;
            password: string;
        };
        ChangePassword: {
            current_password: string;
            password: string;
        };
        ChangeEmail: {
            /** Format: email */
            email: string;
            current_password: string;
        };
        CurrentPassword: {
            current_password: string;
        };
        ProfilePatch: {
            name: string;
        };
        Me: {
            /** Format: uuid */
            id: string;
            email: string;
            email_verified: boolean;
            pending_email: string | null;
            two_factor_enabled: boolean;
            user_metadata: {
                name: string;
                /** @enum {string} */
                role: "admin" | "manager" | "client";
            };
            /** Format: date-time */
            created_at: string;
        };
        Device: {
            /** Format: uuid */
            id: string;
            user_agent: string | null;
            ip_address: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            current: boolean;
        };
        User: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            email_verified: boolean;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
            /** @enum {string} */
            status: "active" | "inactive";
            two_factor_enabled: boolean;
            last_active_at: string | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        UserPatch: {
            version: number;
            name?: string;
            /** @enum {string} */
            role?: "admin" | "manager" | "client";
            /** @enum {string} */
            status?: "active" | "inactive";
        };
        InviteUser: {
            name: string;
            /** Format: email */
            email: string;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
        };
        Invitation: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
            /** Format: date-time */
            expires_at: string;
        };
        Done: {
            /** @constant */
            done: true;
        };
        Error: {
            message: string;
            /** @enum {string} */
            code: "invalid_request" | "not_signed_in" | "invalid_credentials" | "second_factor_invalid" | "reauth_required" | "link_invalid" | "forbidden" | "not_found" | "gone" | "conflict" | "stale_version" | "idempotency_key_reused" | "form_token_invalid" | "form_too_fast" | "proof_required" | "payload_too_large" | "unsupported_media_type" | "too_many_requests" | "unavailable" | "internal";
            fields?: {
                [key: string]: string;
            };
            current?: {
                [key: string]: unknown;
            };
            request_id: string;
        };
        ContactRequest: {
            first_name: string;
            last_name: string;
            /** Format: email */
            email: string;
            phone: unknown;
            company: unknown;
            subject: string;
            message: string;
            form_token: string;
            /** @constant */
            website?: "";
            proof?: string;
            /** @constant */
            consent_notice: "contact-2026-11";
            /** @constant */
            status?: "new";
        };
        OurWorksRequest: {
            name: string;
            /** Format: email */
            email: string;
            phone: unknown;
            message: string;
            form_token: string;
            /** @constant */
            website?: "";
            proof?: string;
            /** @constant */
            consent_notice: "contact-2026-11";
            /** @constant */
            status?: "new";
        };
        ContactReceipt: {
            /** Format: uuid */
            id: string;
            first_name: string;
            last_name: string;
            email: string;
            phone: string | null;
            company: string | null;
            subject: string;
            message: string;
            /** @enum {string} */
            status: "new" | "in-progress" | "resolved";
            /** Format: date-time */
            created_at: string;
        };
        ContactSubmission: {
            /** Format: uuid */
            id: string;
            first_name: string;
            last_name: string;
            email: string;
            phone: string | null;
            company: string | null;
            subject: string;
            message: string;
            /** @enum {string} */
            status: "new" | "in-progress" | "resolved";
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            source: "contact" | "our-works";
            admin_notes: string | null;
            version: number;
            deleted_at: string | null;
        };
        ContactPatch: {
            version: number;
            first_name?: string;
            last_name?: unknown;
            /** Format: email */
            email?: string;
            phone?: unknown | null;
            company?: unknown | null;
            subject?: string;
            message?: string;
            /** @enum {string} */
            status?: "new" | "in-progress" | "resolved";
            admin_notes?: string | null;
        };
        ContactProgress: {
            version: number;
            /** @enum {string} */
            status?: "new" | "in-progress" | "resolved";
            admin_notes?: string | null;
        };
        Notification: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "project_created" | "manager_assigned" | "milestone_added" | "milestone_due" | "milestone_overdue" | "milestone_completed" | "status_changed";
            message: string;
            project_id: string | null;
            read: boolean;
            /** Format: date-time */
            created_at: string;
        };
        NotificationPreference: {
            /** @enum {string} */
            kind: "project_created" | "manager_assigned" | "milestone_added" | "milestone_due" | "milestone_overdue" | "milestone_completed" | "status_changed";
            in_app: boolean;
            email: boolean;
            digest: boolean;
        };
        NotificationPreferences: {
            data: components["schemas"]["NotificationPreference"][];
        };
        Payment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            project_title: string;
            amount: number;
            amount_paise: number;
            description: string;
            due_date: string | null;
            /** @enum {string} */
            status: "pending" | "completed" | "failed" | "refunded";
            /** @enum {string} */
            client_status: "paid" | "pending" | "unpaid" | "refunded";
            payment_method: ("credit_card" | "bank_transfer" | "check") | null;
            gateway: ("stripe" | "razorpay") | null;
            /** Format: date-time */
            created_at: string;
        };
        ProjectMember: {
            /** Format: uuid */
            id: string;
            user_id: string | null;
            name: string;
            email: string | null;
            /** @enum {string} */
            duty: "project_manager" | "site_supervisor" | "member";
        };
        TeamRequest: {
            version: number;
            project_manager_id: string | null;
            site_supervisor_id: string | null;
            members: ({
                /** Format: uuid */
                user_id: string;
            } | {
                name: string;
            })[];
        };
        ProjectRequest: {
            title: string;
            /** @enum {string} */
            project_type: "it_building" | "house" | "school" | "commercial" | "other";
            description: string;
            site_address: string;
            site_city: string;
            site_state: string;
            site_postal_code: string;
            plot_area: number;
            built_up_area: number;
            number_of_floors: number;
            estimated_cost: number;
            /** Format: date */
            start_date: string;
            estimated_duration: number;
            /** Format: uuid */
            client_id?: string;
            /** @constant */
            status?: "planning";
            /** @constant */
            current_phase?: "planning";
        };
        ProjectPatch: {
            title?: string;
            /** @enum {string} */
            project_type?: "it_building" | "house" | "school" | "commercial" | "other";
            description?: string;
            site_address?: string;
            site_city?: string;
            site_state?: string;
            site_postal_code?: string;
            plot_area?: number;
            built_up_area?: number;
            number_of_floors?: number;
            estimated_cost?: number;
            /** Format: date */
            start_date?: string;
            estimated_duration?: number;
            /** @enum {string} */
            status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            current_phase?: string;
            /** @enum {string} */
            priority?: "high" | "medium" | "normal";
            end_date?: string | null;
            version: number;
        };
        AdminProjectRequest: {
            title: string;
            /** Format: uuid */
            client_id: string;
            /**
             * @default planning
             * @enum {string}
             */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            /**
             * @default normal
             * @enum {string}
             */
            priority: "high" | "medium" | "normal";
            /** Format: date */
            end_date: string;
            /** @default [] */
            team: string[];
            /** @default  */
            description: string;
        };
        AdminProjectPatch: {
            version: number;
            title?: string;
            /** Format: uuid */
            client_id?: string;
            /** @enum {string} */
            status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            /** @enum {string} */
            priority?: "high" | "medium" | "normal";
            /** Format: date */
            end_date?: string;
            team?: string[];
            description?: string;
        };
        BulkStatus: {
            ids: string[];
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
        };
        ProjectCard: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string;
            client: {
                id: string | null;
                name: string;
            };
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            current_phase: string;
            /** @enum {string} */
            priority: "high" | "medium" | "normal";
            progress: number;
            /** @enum {string} */
            health: "on_track" | "at_risk" | "late" | "paused" | "done";
            start_date: string | null;
            end_date: string | null;
            due_date: string | null;
            due_date_estimated: boolean;
            next_due_date: string | null;
            team: {
                /** Format: uuid */
                id: string;
                name: string;
                duty: string;
            }[];
            version: number;
            /** Format: date-time */
            created_at: string;
        };
        Project: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string;
            client: {
                id: string | null;
                name: string;
            };
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            current_phase: string;
            /** @enum {string} */
            priority: "high" | "medium" | "normal";
            progress: number;
            /** @enum {string} */
            health: "on_track" | "at_risk" | "late" | "paused" | "done";
            start_date: string | null;
            end_date: string | null;
            due_date: string | null;
            due_date_estimated: boolean;
            next_due_date: string | null;
            team: components["schemas"]["ProjectMember"][];
            version: number;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            project_type: "it_building" | "house" | "school" | "commercial" | "other";
            site_address: string | null;
            site_city: string | null;
            site_state: string | null;
            site_postal_code: string | null;
            plot_area: number | null;
            built_up_area: number | null;
            number_of_floors: number | null;
            estimated_cost: number | null;
            estimated_cost_paise: number | null;
            estimated_duration: number | null;
            time_elapsed: number;
            project_manager: {
                id: string | null;
                name: string;
                email: string | null;
            } | null;
            site_supervisor: {
                id: string | null;
                name: string;
                email: string | null;
            } | null;
            /** Format: date-time */
            updated_at: string;
        };
        ProjectDraftRequest: {
            revision: number;
            step: number;
            fields: {
                client_id?: string;
                title?: string;
                project_type?: string;
                description?: string;
                site_address?: string;
                site_city?: string;
                site_state?: string;
                site_postal_code?: string;
                plot_area?: string;
                built_up_area?: string;
                number_of_floors?: string;
                estimated_cost?: string;
                start_date?: string;
                estimated_duration?: string;
            };
        };
        ProjectDraft: {
            revision: number;
            step: number;
            fields: {
                client_id?: string;
                title?: string;
                project_type?: string;
                description?: string;
                site_address?: string;
                site_city?: string;
                site_state?: string;
                site_postal_code?: string;
                plot_area?: string;
                built_up_area?: string;
                number_of_floors?: string;
                estimated_cost?: string;
                start_date?: string;
                estimated_duration?: string;
            };
            /** Format: date-time */
            saved_at: string;
        };
        DueItem: {
            /** @enum {string} */
            kind: "milestone" | "task" | "payment";
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            project_id: string;
            project_title: string;
            due_date: string;
            /** @enum {string} */
            due_state: "done" | "overdue" | "due_soon" | "upcoming";
        };
        ClientOverview: {
            needs_you: components["schemas"]["DueItem"][];
            unanswered: {
                /** Format: uuid */
                project_id: string;
                project_title: string;
                since: string;
            }[];
            projects: components["schemas"]["ProjectCard"][];
            payments: components["schemas"]["Payment"][];
            notifications: components["schemas"]["Notification"][];
            unread: number;
        };
        ManagerOverview: {
            projects: components["schemas"]["ProjectCard"][];
            due_this_week: components["schemas"]["DueItem"][];
            overdue: components["schemas"]["DueItem"][];
            unanswered: {
                /** Format: uuid */
                project_id: string;
                project_title: string;
                since: string;
            }[];
            unread: number;
        };
        AdminStats: {
            users: {
                total: number;
                active: number;
                by_role: {
                    [key: string]: number;
                };
            };
            projects: {
                total: number;
                by_status: {
                    [key: string]: number;
                };
            };
            contacts: {
                total: number;
                by_status: {
                    [key: string]: number;
                };
            };
            payments: {
                total: number;
                by_status: {
                    [key: string]: number;
                };
            };
        };
        TwoFactorSetup: {
            uri: string;
            recovery_codes: string[];
        };
        SignedIn: {
            user: components["schemas"]["Me"] | null;
            second_factor: boolean;
        };
        NewsletterRequest: {
            /** Format: email */
            email: string;
            form_token: string;
            /** @constant */
            website?: "";
            proof?: string;
            /** @enum {string} */
            source: "footer" | "blog";
            /** @constant */
            consent_notice: "newsletter-2026-11";
        };
        NewsletterAnswer: {
            /** @constant */
            message: "Please check your inbox and confirm your subscription.";
        };
        MilestoneRequest: {
            title: string & (unknown & unknown);
            description: string;
            /** Format: date */
            due_date: string;
            /**
             * @default pending
             * @enum {string}
             */
            status: "pending" | "in_progress" | "completed" | "delayed";
            weight?: number;
        };
        MilestoneEdit: {
            title: string & (unknown & unknown);
            description: string;
            /** Format: date */
            due_date: string;
            /** @enum {string} */
            status: "pending" | "in_progress" | "completed" | "delayed";
            weight?: number;
            version: number;
        };
        Milestone: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            title: string;
            description: string;
            due_date: string;
            baseline_date: string;
            /** @enum {string} */
            status: "pending" | "in_progress" | "completed" | "delayed";
            completion_date: string | null;
            weight: number;
            /** @enum {string} */
            due_state: "done" | "overdue" | "due_soon" | "upcoming";
            added_by: string | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        ProjectActivity: {
            seq: number;
            /** Format: date-time */
            at: string;
            actor_id: string | null;
            /** @enum {string} */
            entity: "project" | "member" | "milestone" | "task" | "expense" | "risk";
            /** Format: uuid */
            entity_id: string;
            /** @enum {string} */
            action: "added" | "changed" | "removed" | "restored";
            change: {
                [key: string]: string | number | boolean | null;
            };
        };
        ExpenseRequest: {
            /** @enum {string} */
            category: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            amount: number;
            /** Format: date */
            spent_on: string;
            description: string;
        };
        ExpensePatch: {
            /** @enum {string} */
            category?: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            amount?: number;
            /** Format: date */
            spent_on?: string;
            description?: string;
            version: number;
        };
        Expense: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            /** @enum {string} */
            category: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            amount: number;
            amount_paise: number;
            spent_on: string;
            description: string;
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        RiskRequest: {
            title: string;
            /** @enum {string} */
            category: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
            /** @enum {string} */
            severity: "low" | "medium" | "high" | "critical";
            /**
             * @default open
             * @enum {string}
             */
            status: "open" | "closed";
        };
        RiskPatch: {
            version: number;
            title?: string;
            /** @enum {string} */
            category?: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
            /** @enum {string} */
            severity?: "low" | "medium" | "high" | "critical";
            /** @enum {string} */
            status?: "open" | "closed";
        };
        Risk: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            title: string;
            /** @enum {string} */
            category: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
            /** @enum {string} */
            severity: "low" | "medium" | "high" | "critical";
            /** @enum {string} */
            status: "open" | "closed";
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        TaskRequest: {
            title: string;
            /**
             * @default todo
             * @enum {string}
             */
            status: "todo" | "in_progress" | "done";
            /** @default null */
            assignee_id: string | null;
            /** @default null */
            milestone_id: string | null;
            /** @default null */
            due_date: string | null;
            /** @default 1 */
            weight: number;
        };
        TaskPatch: {
            version: number;
            title?: string;
            /** @enum {string} */
            status?: "todo" | "in_progress" | "done";
            assignee_id?: string | null;
            milestone_id?: string | null;
            due_date?: string | null;
            weight?: number;
        };
        Task: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            title: string;
            /** @enum {string} */
            status: "todo" | "in_progress" | "done";
            assignee_id: string | null;
            milestone_id: string | null;
            due_date: string | null;
            completed_on: string | null;
            weight: number;
            due_state: ("done" | "overdue" | "due_soon" | "upcoming") | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
        };
        SearchAnswer: {
            groups: {
                /** @enum {string} */
                kind: "service" | "job" | "work" | "post";
                results: {
                    id: string;
                    title: string;
                    path: string;
                    snippet: {
                        text: string;
                        match: boolean;
                    }[];
                }[];
            }[];
        };
        ClientChoice: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
