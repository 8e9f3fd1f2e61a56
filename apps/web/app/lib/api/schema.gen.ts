export interface paths {
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
                    "application/json": {
                        body: string;
                        /** @enum {string} */
                        readonly status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
                        subject: string & (unknown & unknown);
                        version?: number;
                    };
                };
            };
            responses: {
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
                    count?: "true" | "false";
                    cursor?: string;
                    deleted?: "true" | "false";
                    interview?: "soon";
                    job?: string;
                    limit?: number;
                    search?: string;
                    sort?: "name" | "-name" | "position" | "-position" | "experience" | "-experience" | "status" | "-status" | "created" | "-created";
                    status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Application"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                    "application/json": components["schemas"]["NewApplicationInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    "application/json": {
                        applicant_name?: string & (unknown & unknown & unknown);
                        readonly cover_letter?: string | null;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        email?: string;
                        experience?: number;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly interview?: components["schemas"]["InterviewTimeInput"] | null;
                        readonly job_id?: string | null;
                        readonly keep_longer?: boolean;
                        readonly linkedin?: string | null;
                        mail?: components["schemas"]["StatusMailInput"];
                        notes?: (string) | null;
                        readonly phone?: string | null;
                        position?: string & (unknown & unknown);
                        readonly reference?: string;
                        rejection_note?: (string) | null;
                        rejection_reason?: ("" | ("experience" | "skills" | "salary" | "location" | "position_filled" | "interview" | "no_answer" | "other")) | null;
                        readonly resume?: components["schemas"]["ResumeFactsInput"] | null;
                        resume_url?: (string) | null;
                        skills?: (string & (unknown & unknown))[];
                        /** @enum {string} */
                        readonly source?: "job" | "internship" | "staff";
                        /** @enum {string} */
                        status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
                        version?: number;
                        readonly withdrawn_at?: string | null;
                    };
                };
            };
            responses: {
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
    "/api/admin/applications/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed the status, and when */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ApplicationHistoryItem"][];
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
    "/api/admin/applications/{id}/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Interviews that weren’t cancelled, latest first */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Interview"][];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Schedule an interview; invites the applicant and the interviewers by e-mail */
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
                    "application/json": components["schemas"]["NewInterviewInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
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
    "/api/admin/applications/{id}/interviews/{interviewId}": {
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
        /** Move or change an interview; everyone gets the new invitation */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    interviewId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        readonly application_id?: string;
                        readonly busy?: string[];
                        readonly cancelled_at?: string | null;
                        /** Format: date */
                        day?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        interviewer_ids?: string[];
                        readonly interviewers?: components["schemas"]["InterviewerInput"][];
                        /** @enum {string} */
                        kind?: "office" | "phone" | "video";
                        minutes?: number;
                        note?: string | null;
                        place?: string & (unknown & unknown);
                        /** Format: date-time */
                        readonly starts_at?: string;
                        time?: string & (unknown & unknown);
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/applications/{id}/interviews/{interviewId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an interview; everyone gets a cancellation for their calendar */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    interviewId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        readonly application_id?: string;
                        readonly busy?: string[];
                        readonly cancelled_at?: string | null;
                        /** Format: date */
                        readonly day?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly interviewer_ids?: string[];
                        readonly interviewers?: components["schemas"]["InterviewerInput"][];
                        /** @enum {string} */
                        readonly kind?: "office" | "phone" | "video";
                        readonly minutes?: number;
                        readonly note?: string | null;
                        readonly place?: string;
                        /** Format: date-time */
                        readonly starts_at?: string;
                        readonly time?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/msword": string;
                        "application/pdf": string;
                        "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
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
    "/api/admin/applications/export.csv": {
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
                    interview?: "soon";
                    job?: string;
                    search?: string;
                    status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
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
    "/api/admin/applications/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the status of several applications
         * @description Returns the changed applications for an undo. Mails are sent after 30 seconds. Withdrawn applications stay as they are.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkApplicationStatusInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: components["schemas"]["ApplicationStatusChange"][];
                            data: components["schemas"]["Application"][];
                        };
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
    "/api/admin/applications/status/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of several applications
         * @description Within 30 seconds. Applications that were changed since keep their status.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UndoApplicationStatusInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Application"][];
                        };
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
                    assignee?: ("me" | "none") | string;
                    count?: "true" | "false";
                    cursor?: string;
                    deleted?: "true" | "false";
                    limit?: number;
                    search?: string;
                    sort?: "name" | "-name" | "company" | "-company" | "subject" | "-subject" | "status" | "-status" | "created" | "-created";
                    status?: "new" | "in-progress" | "resolved";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContactSubmission"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    "application/json": {
                        admin_notes?: string | null;
                        assignee_id?: ("" | string) | null;
                        readonly assignee_name?: string | null;
                        readonly call_window?: ("morning" | "midday" | "afternoon") | null;
                        company?: (string & (unknown & unknown & unknown)) | null;
                        readonly converted_at?: string | null;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        email?: string;
                        first_name?: string & (unknown & unknown & unknown);
                        /** Format: uuid */
                        readonly id?: string;
                        last_name?: (string & (unknown & unknown & unknown)) | null;
                        readonly message?: string;
                        readonly organisation_id?: string | null;
                        readonly original?: components["schemas"]["OriginalContactInput"] | null;
                        phone?: (string & (unknown & unknown & unknown)) | null;
                        readonly project_id?: string | null;
                        readonly reference?: string;
                        /** @enum {string} */
                        readonly source?: "contact" | "our-works" | "call-back";
                        /** @enum {string} */
                        status?: "new" | "in-progress" | "resolved";
                        readonly subject?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
    "/api/admin/contacts/{id}/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Convert an enquiry to a project of a new or existing organisation, and invite its sender */
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
                    "application/json": components["schemas"]["ContactConversionInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
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
    "/api/admin/contacts/{id}/replies": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContactReply"][];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Answer an enquiry by e-mail */
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
                    "application/json": components["schemas"]["ContactReplyRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactReply"];
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
    "/api/admin/contacts/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staff who can answer an enquiry */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContactAssignee"][];
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
    "/api/admin/contacts/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set status, assignee or both of several enquiries
         * @description Returns the changed enquiries for an undo. The assignee is notified after 30 seconds.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkContactProgressInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: components["schemas"]["ContactProgressChange"][];
                            data: components["schemas"]["ContactSubmission"][];
                        };
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
    "/api/admin/contacts/progress/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of several enquiries
         * @description Enquiries that were changed since stay as they are.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UndoContactProgressInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContactSubmission"][];
                        };
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
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    sort?: "created" | "-created";
                    state?: "sent" | "lapsing" | "expired" | "accepted" | "revoked";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ListedInvitation"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/admin/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an open or expired invitation */
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace an open or expired invitation by a new one, whose link is mailed */
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
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ListedInvitation"];
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
                    area?: "mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services";
                    count?: "true" | "false";
                    cursor?: string;
                    deleted?: "true" | "false";
                    limit?: number;
                    search?: string;
                    sort?: "title" | "-title" | "posted" | "-posted" | "closes" | "-closes" | "status" | "-status" | "created" | "-created";
                    status?: "draft" | "open" | "closed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["StaffJob"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Open a position, or save it as a draft */
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
                    "application/json": components["schemas"]["NewJobInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        /** Edit a position; publishes, closes and reopens it by its status */
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
                        readonly applications?: number;
                        area?: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
                        benefits?: (string & (unknown & unknown))[];
                        closes_on?: string | null;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        department?: string & (unknown & unknown);
                        description?: string;
                        duration?: (string & (unknown & unknown)) | null;
                        experience?: string & (unknown & unknown);
                        readonly id?: string & (unknown & unknown);
                        location?: string & (unknown & unknown);
                        /** Format: date */
                        readonly posted_on?: string;
                        requirements?: (string & (unknown & unknown))[];
                        responsibilities?: (string & (unknown & unknown))[];
                        /** @enum {string} */
                        status?: "draft" | "open" | "closed";
                        title?: string & (unknown & unknown);
                        type?: string & (unknown & unknown);
                        version?: number;
                    };
                };
            };
            responses: {
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
    "/api/admin/jobs/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close or reopen several positions
         * @description Drafts, and positions that have the status already, stay as they are. Returns the changed positions for an undo.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkJobStatusInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: components["schemas"]["JobStatusChange"][];
                            data: components["schemas"]["StaffJob"][];
                        };
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
    "/api/admin/jobs/status/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the closing or reopening of several positions
         * @description Positions that were changed since stay as they are.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UndoJobStatusInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["StaffJob"][];
                        };
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
    "/api/admin/newsletter/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issues of the newsletter, newest first */
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    deleted?: "true" | "false";
                    limit?: number;
                    search?: string;
                    state?: "draft" | "sending" | "paused" | "sent";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["NewsletterIssue"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Write an issue */
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
                    "application/json": components["schemas"]["NewNewsletterIssueInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterIssue"];
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
    "/api/admin/newsletter/issues/{id}": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterIssue"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete a draft */
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        /** Edit a draft */
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
                        body?: string;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        readonly finished_at?: string | null;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly paused_by_refusals?: boolean;
                        readonly published_at?: string | null;
                        readonly recipients?: number;
                        readonly refused?: number;
                        readonly sent?: number;
                        readonly slug?: string | null;
                        readonly stalled_at?: string | null;
                        /** @enum {string} */
                        readonly state?: "draft" | "sending" | "paused" | "sent";
                        subject?: string & (unknown & unknown);
                        readonly unsubscribed?: number;
                        /** Format: date-time */
                        readonly updated_at?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterIssue"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/newsletter/issues/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop sending for now */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterIssue"];
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
    "/api/admin/newsletter/issues/{id}/restore": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterIssue"];
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
    "/api/admin/newsletter/issues/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume sending */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterIssue"];
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
    "/api/admin/newsletter/issues/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a draft to everyone subscribed now; repeating the request changes nothing */
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
                    "application/json": {
                        readonly body?: string;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        readonly finished_at?: string | null;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly paused_by_refusals?: boolean;
                        readonly published_at?: string | null;
                        readonly recipients?: number;
                        readonly refused?: number;
                        readonly sent?: number;
                        readonly slug?: string | null;
                        readonly stalled_at?: string | null;
                        /** @enum {string} */
                        readonly state?: "draft" | "sending" | "paused" | "sent";
                        readonly subject?: string;
                        readonly unsubscribed?: number;
                        /** Format: date-time */
                        readonly updated_at?: string;
                        version: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterIssue"];
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
    "/api/admin/newsletter/issues/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the issue to yourself, as it is stored */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterTestSent"];
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
    "/api/admin/newsletter/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Number of subscribers */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterSubscribers"];
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
    "/api/admin/organisations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    sort?: "name" | "-name" | "people" | "-people" | "projects" | "-projects" | "created" | "-created";
                    without_people?: "true" | "false";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ListedOrganisation"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                    "application/json": components["schemas"]["AdminOrganisationRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminOrganisation"];
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
    "/api/admin/organisations/{id}": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminOrganisation"];
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
                    "application/json": {
                        billing_address?: string;
                        /** Format: date-time */
                        readonly created_at?: string;
                        display_name?: string & (unknown & unknown & unknown);
                        /** @enum {string} */
                        gst_category?: "regular" | "sez" | "unregistered" | "government";
                        gstin?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        legal_name?: string & (unknown & unknown & unknown);
                        readonly namesake_id?: string | null;
                        notes?: string;
                        pan?: string;
                        readonly people_count?: number;
                        phone?: string & (unknown & unknown & unknown);
                        readonly projects_count?: number;
                        state?: ("10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "97" | "04" | "07" | "06" | "02" | "01" | "03" | "08" | "09" | "05") | "";
                        /** Format: date-time */
                        readonly updated_at?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminOrganisation"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/organisations/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: number;
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganisationActivity"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/admin/organisations/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganisationInvitation"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InviteToOrganisationInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrganisationInvitation"];
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
    "/api/admin/organisations/{id}/invitations/{item}": {
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/organisations/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move people, projects and payments into another organisation and delete this one */
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
                    "application/json": components["schemas"]["MergeOrganisationInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminOrganisation"];
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
    "/api/admin/organisations/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganisationPerson"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/admin/organisations/{id}/people/{item}": {
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    "application/json": components["schemas"]["OrganisationPersonPatchInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrganisationPerson"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/organisations/{id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                    search?: string;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectCard"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals, revenue and what waits for an admin
         * @description Totals are counted in the background and up to a minute old. What waits is counted as it is now.
         */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminOverview"];
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
    "/api/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    deleted?: "true" | "false";
                    limit?: number;
                    method?: "stripe" | "razorpay" | "credit_card" | "bank_transfer" | "check";
                    needs?: "confirmation" | "attention";
                    search?: string;
                    sort?: "description" | "-description" | "project" | "-project" | "amount" | "-amount" | "status" | "-status" | "due" | "-due" | "created" | "-created";
                    status?: "pending" | "completed" | "failed" | "refunded";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AdminPayment"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/admin/payments/{id}": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminPaymentDetails"];
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    "application/json": {
                        readonly advance?: boolean;
                        amount?: number;
                        readonly amount_paise?: number;
                        readonly awaiting_confirmation?: boolean;
                        /** @enum {string} */
                        readonly client_status?: "paid" | "pending" | "unpaid" | "refunded";
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly credited_paise?: number;
                        readonly deleted_at?: string | null;
                        description?: string & (unknown & unknown);
                        readonly disputed?: boolean;
                        due_date?: string | null;
                        readonly failure_reason?: string | null;
                        readonly gateway?: ("stripe" | "razorpay") | null;
                        readonly gateway_confirmed?: boolean;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly instrument?: string | null;
                        readonly invoice?: components["schemas"]["PaymentInvoiceInput"] | null;
                        readonly invoice_url?: string | null;
                        readonly organisation?: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        } | null;
                        readonly paid_at?: string | null;
                        readonly paid_twice?: boolean;
                        /** @enum {string} */
                        payment_method?: "stripe" | "razorpay" | "credit_card" | "bank_transfer" | "check";
                        readonly processing?: boolean;
                        /** Format: uuid */
                        readonly project_id?: string;
                        readonly project_readable?: boolean;
                        readonly project_title?: string;
                        reason?: string;
                        readonly receipt_number?: string | null;
                        readonly refunded_paise?: number;
                        readonly refunding_paise?: number;
                        readonly reminded_on?: string | null;
                        readonly removable?: boolean;
                        readonly requested?: boolean;
                        /** @enum {string} */
                        status?: "pending" | "completed" | "failed" | "refunded";
                        readonly tds_paise?: number;
                        readonly transaction_id?: string | null;
                        /** Format: date-time */
                        readonly updated_at?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminPayment"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/payments/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide on a transfer or cheque that the client reported */
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
                    "application/json": components["schemas"]["ClaimDecisionInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminPayment"];
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
    "/api/admin/payments/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund a payment in full or in part */
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
                    "application/json": components["schemas"]["RefundRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminPayment"];
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
    "/api/admin/payments/{id}/restore": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminPayment"];
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
    "/api/admin/payments/export": {
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
                    deleted?: "true" | "false";
                    method?: "stripe" | "razorpay" | "credit_card" | "bank_transfer" | "check";
                    needs?: "confirmation" | "attention";
                    search?: string;
                    status?: "pending" | "completed" | "failed" | "refunded";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
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
    "/api/admin/payments/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was received and returned in the latest 24 months with payments */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PaymentMonth"][];
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
    "/api/admin/payments/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the requests for several payments again
         * @description Those that can’t be sent today are left out. Returns the others for an undo; their clients are notified after 30 seconds.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkRemindersInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: components["schemas"]["SentReminder"][];
                            data: components["schemas"]["AdminPayment"][];
                        };
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
    "/api/admin/payments/reminders/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the reminders of several payments before they are sent
         * @description Within 30 seconds. Payments that were changed since stay as they are.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UndoRemindersInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AdminPayment"][];
                        };
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
    "/api/admin/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Running projects with health, forecast and cash, sorted by manager or client */
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    group?: "manager" | "organisation";
                    health?: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
                    limit?: number;
                    manager?: "none" | string;
                    organisation?: string;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PortfolioProject"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/admin/portfolio/loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many running projects each manager has
         * @description Counted in the background and up to a minute old.
         */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ManagerLoad"][];
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
                    changes?: "to_price";
                    count?: "true" | "false";
                    cursor?: string;
                    due?: "overdue" | "next_7_days" | "next_30_days";
                    health?: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
                    limit?: number;
                    manager?: "none" | string;
                    messages?: "unanswered";
                    organisation?: string;
                    priority?: "high" | "medium" | "normal";
                    search?: string;
                    sort?: "title" | "-title" | "client" | "-client" | "manager" | "-manager" | "health" | "-health" | "status" | "-status" | "progress" | "-progress" | "due" | "-due" | "created" | "-created";
                    status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                    type?: "it_building" | "house" | "school" | "commercial" | "other";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectCard"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                    "application/json": components["schemas"]["AdminProjectRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProjectCard"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Project"];
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    "application/json": {
                        agreed_value?: number | null;
                        readonly client?: {
                            id: string | null;
                            name: string;
                        };
                        /** Format: uuid */
                        client_id?: string;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly current_phase?: string;
                        description?: string;
                        readonly due_date?: string | null;
                        readonly due_date_estimated?: boolean;
                        /** Format: date */
                        end_date?: string;
                        /** @enum {string} */
                        readonly health?: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
                        readonly health_reason?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly next_due_date?: string | null;
                        /** Format: uuid */
                        organisation_id?: string;
                        /** @enum {string} */
                        priority?: "high" | "medium" | "normal";
                        readonly progress?: number;
                        project_manager_id?: string | null;
                        readonly reference?: string;
                        readonly start_date?: string | null;
                        /** @enum {string} */
                        status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                        team?: (string & (unknown & unknown & unknown))[];
                        title?: string & (unknown & unknown & unknown);
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProjectCard"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/projects/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a waiting project and assign its manager */
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
                    "application/json": {
                        readonly agreed_tax_rate?: number | null;
                        readonly agreed_value?: number | null;
                        readonly agreed_value_paise?: number | null;
                        readonly built_up_area?: number | null;
                        readonly client?: {
                            id: string | null;
                            name: string;
                        };
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly current_phase?: string;
                        readonly description?: string;
                        readonly due_date?: string | null;
                        readonly due_date_estimated?: boolean;
                        readonly end_date?: string | null;
                        readonly estimated_cost?: number | null;
                        readonly estimated_cost_paise?: number | null;
                        readonly estimated_duration?: number | null;
                        /** @enum {string} */
                        readonly health?: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
                        readonly health_reason?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly next_due_date?: string | null;
                        readonly number_of_floors?: number | null;
                        readonly organisation_id?: string | null;
                        readonly plot_area?: number | null;
                        /** @enum {string} */
                        readonly priority?: "high" | "medium" | "normal";
                        readonly progress?: number;
                        readonly project_manager?: {
                            email: string | null;
                            id: string | null;
                            name: string;
                        } | null;
                        /** Format: uuid */
                        project_manager_id: string;
                        /** @enum {string} */
                        readonly project_type?: "it_building" | "house" | "school" | "commercial" | "other";
                        readonly reference?: string;
                        readonly site_address?: string | null;
                        readonly site_city?: string | null;
                        readonly site_postal_code?: string | null;
                        readonly site_state?: string | null;
                        readonly site_supervisor?: {
                            email: string | null;
                            id: string | null;
                            name: string;
                        } | null;
                        readonly start_date?: string | null;
                        /** @enum {string} */
                        readonly status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                        readonly team?: components["schemas"]["ProjectMemberInput"][];
                        readonly time_elapsed?: number;
                        readonly title?: string;
                        readonly triage?: components["schemas"]["ProjectTriageInput"] | null;
                        /** Format: date-time */
                        readonly updated_at?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Project"];
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
    "/api/admin/projects/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a waiting project; the client gets the reason */
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
                    "application/json": {
                        readonly agreed_tax_rate?: number | null;
                        readonly agreed_value?: number | null;
                        readonly agreed_value_paise?: number | null;
                        readonly built_up_area?: number | null;
                        readonly client?: {
                            id: string | null;
                            name: string;
                        };
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly current_phase?: string;
                        readonly description?: string;
                        readonly due_date?: string | null;
                        readonly due_date_estimated?: boolean;
                        readonly end_date?: string | null;
                        readonly estimated_cost?: number | null;
                        readonly estimated_cost_paise?: number | null;
                        readonly estimated_duration?: number | null;
                        /** @enum {string} */
                        readonly health?: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
                        readonly health_reason?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly next_due_date?: string | null;
                        readonly number_of_floors?: number | null;
                        readonly organisation_id?: string | null;
                        readonly plot_area?: number | null;
                        /** @enum {string} */
                        readonly priority?: "high" | "medium" | "normal";
                        readonly progress?: number;
                        readonly project_manager?: {
                            email: string | null;
                            id: string | null;
                            name: string;
                        } | null;
                        readonly project_manager_id?: string | null;
                        /** @enum {string} */
                        readonly project_type?: "it_building" | "house" | "school" | "commercial" | "other";
                        reason: string;
                        readonly reference?: string;
                        readonly site_address?: string | null;
                        readonly site_city?: string | null;
                        readonly site_postal_code?: string | null;
                        readonly site_state?: string | null;
                        readonly site_supervisor?: {
                            email: string | null;
                            id: string | null;
                            name: string;
                        } | null;
                        readonly start_date?: string | null;
                        /** @enum {string} */
                        readonly status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                        readonly team?: components["schemas"]["ProjectMemberInput"][];
                        readonly time_elapsed?: number;
                        readonly title?: string;
                        readonly triage?: components["schemas"]["ProjectTriageInput"] | null;
                        /** Format: date-time */
                        readonly updated_at?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Project"];
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
                    changes?: "to_price";
                    due?: "overdue" | "next_7_days" | "next_30_days";
                    health?: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
                    manager?: "none" | string;
                    messages?: "unanswered";
                    organisation?: string;
                    priority?: "high" | "medium" | "normal";
                    search?: string;
                    sort?: "title" | "-title" | "client" | "-client" | "manager" | "-manager" | "health" | "-health" | "status" | "-status" | "progress" | "-progress" | "due" | "-due" | "created" | "-created";
                    status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                    type?: "it_building" | "house" | "school" | "commercial" | "other";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
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
    "/api/admin/projects/manager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign one manager to several projects
         * @description Returns the changed projects for an undo. Notifications are sent after 30 seconds.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AssignManagerInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: components["schemas"]["ManagerChange"][];
                            data: components["schemas"]["ProjectCard"][];
                        };
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
    "/api/admin/projects/manager/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the assignment of a manager to several projects
         * @description Projects that were changed since keep their manager.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UndoManagerInput"];
                };
            };
            responses: {
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
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add people to the teams of several projects
         * @description Returns the changed projects for an undo. People who are on a team already stay as they are.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AddMembersInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: components["schemas"]["MembersChange"][];
                            data: components["schemas"]["ProjectCard"][];
                        };
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
    "/api/admin/projects/members/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the addition of people to the teams of several projects
         * @description Projects that were changed since keep their team.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UndoMembersInput"];
                };
            };
            responses: {
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
            };
        };
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
        /**
         * Set the status of several projects
         * @description Returns the changed projects for an undo. Notifications are sent after 30 seconds.
         */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: components["schemas"]["StatusChange"][];
                            data: components["schemas"]["ProjectCard"][];
                        };
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
    "/api/admin/projects/status/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of several statuses
         * @description Projects that were changed since keep their status.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkUndoInput"];
                };
            };
            responses: {
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
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Projects of clients that wait for a decision, oldest first */
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["WaitingProject"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/admin/search-misses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches without a result */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SearchMisses"];
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
    "/api/admin/settings": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Settings"];
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
                    "application/json": {
                        companyAddress: string;
                        companyName: string & (unknown & unknown & unknown);
                        contactEmail: string;
                        contactPhone: string & (unknown & unknown & unknown);
                        emailSettings: {
                            fromEmail: string;
                            fromName: string & (unknown & unknown);
                            smtpHost: string & (unknown & unknown & unknown);
                            smtpPass?: string | null;
                            smtpPort: number;
                            smtpUser: string & (unknown & unknown);
                        };
                        emergencyHours: string & (unknown & unknown);
                        emergencyPhone: string & (unknown & unknown & unknown);
                        gstins: components["schemas"]["OwnGstinInput"][];
                        mapTemplate: string & (unknown & unknown);
                        notificationSettings: {
                            acceptanceReminderDays?: number;
                            applicationUpdates: boolean;
                            emailNotifications: boolean;
                            paymentUpdates: boolean;
                            projectUpdates: boolean;
                            smsNotifications: boolean;
                        };
                        paymentGateway: {
                            /** @enum {string} */
                            preferred: "stripe" | "razorpay";
                            razorpay: {
                                enabled: boolean;
                                keyId: string & (unknown & unknown);
                                keySecret?: (string & (unknown & unknown & unknown)) | null;
                                previousWebhookSecret?: null;
                                webhookSecret?: (string & (unknown & unknown & unknown)) | null;
                            };
                            stripe: {
                                enabled: boolean;
                                previousWebhookSecret?: null;
                                publicKey: string & (unknown & unknown);
                                secretKey?: (string & (unknown & unknown & unknown)) | null;
                                webhookSecret?: (string & (unknown & unknown & unknown)) | null;
                            };
                        };
                        paymentMethods: components["schemas"]["PaymentSettingsInput"];
                        taxRate: number;
                        readonly taxRates?: components["schemas"]["TaxRateInput"][];
                        upcomingTaxRates: components["schemas"]["TaxRateInput"][];
                        /** Format: date-time */
                        readonly updated_at?: string;
                        version?: number;
                        whatsappNumber: string & (unknown & unknown & unknown);
                        workingHours?: components["schemas"]["WorkingHoursInput"];
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Settings"];
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
    "/api/admin/settings/test-email": {
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
                    "application/json": components["schemas"]["TestEmailInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TestOutcome"];
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
    "/api/admin/settings/test-gateway/{gateway}": {
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
                    gateway: "stripe" | "razorpay";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TestGatewayInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TestOutcome"];
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
    "/api/admin/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payouts of the payment gateways to our bank account; search takes a UTR */
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Settlement"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/admin/settlements/{id}": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Settlement"];
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
    "/api/admin/settlements/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payments and refunds that a payout contains */
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SettledPayment"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminStats"];
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
    "/api/admin/unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations in which a client waits for an answer */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UnansweredCount"];
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
                    count?: "true" | "false";
                    cursor?: string;
                    deleted?: "true" | "false";
                    limit?: number;
                    role?: "admin" | "manager" | "client";
                    search?: string;
                    sort?: "name" | "-name" | "role" | "-role" | "status" | "-status" | "active" | "-active" | "created" | "-created";
                    status?: "active" | "inactive";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["User"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                query?: {
                    successor?: "none" | string;
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    "application/json": {
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        readonly email?: string;
                        readonly email_verified?: boolean;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly last_active_at?: string | null;
                        name?: string & (unknown & unknown & unknown);
                        /** @enum {string} */
                        role?: "admin" | "manager" | "client";
                        /** @enum {string} */
                        status?: "active" | "inactive";
                        successor_id?: string | null;
                        readonly two_factor_enabled?: boolean;
                        version?: number;
                    };
                };
            };
            responses: {
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
    "/api/admin/users/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a person did and what happened to their account, from the audit log */
        get: {
            parameters: {
                query?: {
                    cursor?: number;
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["UserActivity"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/admin/users/{id}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organisation of a person, how many unfinished projects they manage and how often signing in failed */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserAssignments"];
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
    "/api/admin/users/{id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["UserProject"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/parked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gateway messages that need a manual check */
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ParkedEvent"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/admin/webhooks/parked/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss a gateway message with a reason */
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
                    "application/json": components["schemas"]["ParkedDismissalInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/parked/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read from the gateway again what a message was about; it waits again if nothing has changed */
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
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
        /** Replace the application with the newer one */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplicationProgressView"];
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
        /** The status of an application, by its mailed link */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplicationProgressView"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
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
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The details of an invitation; by POST, because a token in a URL would be logged */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OpenInvitation"];
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
    "/api/auth/join-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the organisation that the signed-in person was invited to */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
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
    "/api/auth/sign-in-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a code for signing in; the answer is the same for every address */
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
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in-code/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with the mailed code, in the browser that asked for it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignInCodeInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
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
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
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
                    count?: "true" | "false";
                    cursor?: string;
                    filter?: "unread";
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Notification"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClientOverview"];
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
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    sort?: "date" | "-date" | "amount" | "-amount" | "status" | "-status" | "created" | "-created";
                    status?: "paid" | "pending" | "unpaid" | "refunded";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Payment"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/client/payments/totals": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaymentTotals"];
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
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    sort?: "title" | "-title" | "status" | "-status" | "progress" | "-progress" | "due" | "-due" | "created" | "-created";
                    status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectCard"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Organisations that can be chosen as a client, with their confirmed people */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ClientChoice"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create an organisation before any of its people has an account */
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
                    "application/json": components["schemas"]["ClientRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClientChoice"];
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
    "/api/company": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Company"];
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactReceipt"];
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
    "/api/contact/call-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to be called back */
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
                    "application/json": components["schemas"]["CallBackRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactReceipt"];
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactReceipt"];
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
    "/api/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a conversation */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/msword": string;
                        "application/pdf": string;
                        "application/vnd.ms-excel": string;
                        "application/vnd.ms-powerpoint": string;
                        "application/vnd.openxmlformats-officedocument.presentationml.presentation": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                        "application/zip": string;
                        "image/gif": string;
                        "image/jpeg": string;
                        "image/png": string;
                        "image/vnd.dwg": string;
                        "image/vnd.dxf": string;
                        "image/webp": string;
                        "text/csv": string;
                        "text/plain": string;
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
    "/api/files/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The thumbnail of an image in a conversation */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/webp": string;
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
    "/api/form-tokens/{form}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A token for a public form */
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplicationReceipt"];
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
                    area?: "mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Job"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Job"];
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplicationReceipt"];
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
    "/api/mailed-links/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers the one thing that a mailed link is about, once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailedAnswerInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
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
    "/api/mailed-links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The one thing that a mailed link is about; by POST, because a token in a URL would be logged */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MailedThing"];
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
                    count?: "true" | "false";
                    cursor?: string;
                    interview?: "soon";
                    job?: string;
                    limit?: number;
                    search?: string;
                    sort?: "name" | "-name" | "position" | "-position" | "experience" | "-experience" | "status" | "-status" | "created" | "-created";
                    status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Application"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                    "application/json": {
                        readonly applicant_name?: string;
                        readonly cover_letter?: string | null;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        readonly email?: string;
                        readonly experience?: number;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly interview?: components["schemas"]["InterviewTimeInput"] | null;
                        readonly job_id?: string | null;
                        readonly keep_longer?: boolean;
                        readonly linkedin?: string | null;
                        mail?: components["schemas"]["StatusMailInput"];
                        notes?: (string) | null;
                        readonly phone?: string | null;
                        readonly position?: string;
                        readonly reference?: string;
                        rejection_note?: (string) | null;
                        rejection_reason?: ("" | ("experience" | "skills" | "salary" | "location" | "position_filled" | "interview" | "no_answer" | "other")) | null;
                        readonly resume?: components["schemas"]["ResumeFactsInput"] | null;
                        readonly resume_url?: string | null;
                        readonly skills?: string[];
                        /** @enum {string} */
                        readonly source?: "job" | "internship" | "staff";
                        /** @enum {string} */
                        status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
                        version?: number;
                        readonly withdrawn_at?: string | null;
                    };
                };
            };
            responses: {
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
    "/api/manager/applications/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed the status, and when */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ApplicationHistoryItem"][];
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
    "/api/manager/applications/{id}/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Interviews that weren’t cancelled, latest first */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Interview"][];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Schedule an interview; invites the applicant and the interviewers by e-mail */
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
                    "application/json": components["schemas"]["NewInterviewInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
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
    "/api/manager/applications/{id}/interviews/{interviewId}": {
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
        /** Move or change an interview; everyone gets the new invitation */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    interviewId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        readonly application_id?: string;
                        readonly busy?: string[];
                        readonly cancelled_at?: string | null;
                        /** Format: date */
                        day?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        interviewer_ids?: string[];
                        readonly interviewers?: components["schemas"]["InterviewerInput"][];
                        /** @enum {string} */
                        kind?: "office" | "phone" | "video";
                        minutes?: number;
                        note?: string | null;
                        place?: string & (unknown & unknown);
                        /** Format: date-time */
                        readonly starts_at?: string;
                        time?: string & (unknown & unknown);
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/manager/applications/{id}/interviews/{interviewId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an interview; everyone gets a cancellation for their calendar */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    interviewId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        readonly application_id?: string;
                        readonly busy?: string[];
                        readonly cancelled_at?: string | null;
                        /** Format: date */
                        readonly day?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly interviewer_ids?: string[];
                        readonly interviewers?: components["schemas"]["InterviewerInput"][];
                        /** @enum {string} */
                        readonly kind?: "office" | "phone" | "video";
                        readonly minutes?: number;
                        readonly note?: string | null;
                        readonly place?: string;
                        /** Format: date-time */
                        readonly starts_at?: string;
                        readonly time?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/msword": string;
                        "application/pdf": string;
                        "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
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
    "/api/manager/applications/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the status of several applications
         * @description Returns the changed applications for an undo. Mails are sent after 30 seconds. Withdrawn applications stay as they are.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkApplicationStatusInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: components["schemas"]["ApplicationStatusChange"][];
                            data: components["schemas"]["Application"][];
                        };
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
    "/api/manager/applications/status/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of several applications
         * @description Within 30 seconds. Applications that were changed since keep their status.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UndoApplicationStatusInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Application"][];
                        };
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
    "/api/manager/client-contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People of the clients whose projects the manager is on */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["FoundContact"][];
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
                    assignee?: ("me" | "none") | string;
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    sort?: "name" | "-name" | "company" | "-company" | "subject" | "-subject" | "status" | "-status" | "created" | "-created";
                    status?: "new" | "in-progress" | "resolved";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContactSubmission"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                    "application/json": {
                        admin_notes?: string | null;
                        assignee_id?: ("" | string) | null;
                        readonly assignee_name?: string | null;
                        readonly call_window?: ("morning" | "midday" | "afternoon") | null;
                        readonly company?: string | null;
                        readonly converted_at?: string | null;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        readonly email?: string;
                        readonly first_name?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly last_name?: string;
                        readonly message?: string;
                        readonly organisation_id?: string | null;
                        readonly original?: components["schemas"]["OriginalContactInput"] | null;
                        readonly phone?: string | null;
                        readonly project_id?: string | null;
                        readonly reference?: string;
                        /** @enum {string} */
                        readonly source?: "contact" | "our-works" | "call-back";
                        /** @enum {string} */
                        status?: "new" | "in-progress" | "resolved";
                        readonly subject?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
    "/api/manager/contacts/{id}/replies": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContactReply"][];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Answer an enquiry by e-mail */
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
                    "application/json": components["schemas"]["ContactReplyRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContactReply"];
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
    "/api/manager/contacts/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staff who can answer an enquiry */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContactAssignee"][];
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
    "/api/manager/contacts/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set status, assignee or both of several enquiries
         * @description Returns the changed enquiries for an undo. The assignee is notified after 30 seconds.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkContactProgressInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: components["schemas"]["ContactProgressChange"][];
                            data: components["schemas"]["ContactSubmission"][];
                        };
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
    "/api/manager/contacts/progress/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of several enquiries
         * @description Enquiries that were changed since stay as they are.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UndoContactProgressInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContactSubmission"][];
                        };
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
                    area?: "mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services";
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    sort?: "title" | "-title" | "posted" | "-posted" | "closes" | "-closes" | "status" | "-status" | "created" | "-created";
                    status?: "draft" | "open" | "closed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["StaffJob"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Open a position, or save it as a draft */
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
                    "application/json": components["schemas"]["NewJobInput"];
                };
            };
            responses: {
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
        /** Edit a position; publishes, closes and reopens it by its status */
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
                        readonly applications?: number;
                        area?: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
                        benefits?: (string & (unknown & unknown))[];
                        closes_on?: string | null;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        department?: string & (unknown & unknown);
                        description?: string;
                        duration?: (string & (unknown & unknown)) | null;
                        experience?: string & (unknown & unknown);
                        readonly id?: string & (unknown & unknown);
                        location?: string & (unknown & unknown);
                        /** Format: date */
                        readonly posted_on?: string;
                        requirements?: (string & (unknown & unknown))[];
                        responsibilities?: (string & (unknown & unknown))[];
                        /** @enum {string} */
                        status?: "draft" | "open" | "closed";
                        title?: string & (unknown & unknown);
                        type?: string & (unknown & unknown);
                        version?: number;
                    };
                };
            };
            responses: {
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
    "/api/manager/jobs/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close or reopen several positions
         * @description Drafts, and positions that have the status already, stay as they are. Returns the changed positions for an undo.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkJobStatusInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: components["schemas"]["JobStatusChange"][];
                            data: components["schemas"]["StaffJob"][];
                        };
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
    "/api/manager/jobs/status/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the closing or reopening of several positions
         * @description Positions that were changed since stay as they are.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UndoJobStatusInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["StaffJob"][];
                        };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagerOverview"];
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
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                    search?: string;
                    sort?: "date" | "-date" | "amount" | "-amount" | "status" | "-status" | "created" | "-created";
                    status?: "paid" | "pending" | "unpaid" | "refunded";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Payment"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/manager/payments/totals": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaymentTotals"];
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
                    changes?: "to_price";
                    count?: "true" | "false";
                    cursor?: string;
                    due?: "overdue" | "next_7_days" | "next_30_days";
                    health?: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
                    limit?: number;
                    messages?: "unanswered";
                    priority?: "high" | "medium" | "normal";
                    search?: string;
                    sort?: "title" | "-title" | "client" | "-client" | "manager" | "-manager" | "health" | "-health" | "status" | "-status" | "progress" | "-progress" | "due" | "-due" | "created" | "-created";
                    status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                    type?: "it_building" | "house" | "school" | "commercial" | "other";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectCard"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
            };
        };
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TwoFactorSetup"];
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    "application/json": components["schemas"]["TurnOffTwoFactorInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/needs-you": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Number of open items for a member of staff, by area */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NavCounts"];
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
        /** Subscribe to the newsletter; an e-mail asks to confirm it */
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
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterAnswer"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
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
    "/api/newsletter/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issues of the newsletter that were sent, newest first */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PublishedIssueLine"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/newsletter/issues/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One issue of the newsletter */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PublishedIssue"];
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
                /** @description Default Response */
                302: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
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
                    count?: "true" | "false";
                    cursor?: string;
                    filter?: "unread";
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Notification"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Notification"];
                    };
                };
            };
        };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NotificationChoices"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NotificationChoices"];
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
            };
        };
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
    "/api/organisation": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Organisation"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the organisation; finance changes billing data only */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        billing_address?: string;
                        /** Format: date-time */
                        readonly created_at?: string;
                        display_name?: string & (unknown & unknown & unknown);
                        /** @enum {string} */
                        gst_category?: "regular" | "sez" | "unregistered" | "government";
                        gstin?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        legal_name?: string & (unknown & unknown & unknown);
                        pan?: string;
                        phone?: string & (unknown & unknown & unknown);
                        state?: ("10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "97" | "04" | "07" | "06" | "02" | "01" | "03" | "08" | "09" | "05") | "";
                        /** Format: date-time */
                        readonly updated_at?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Organisation"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/organisation/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganisationInvitation"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                    "application/json": components["schemas"]["InviteToOrganisationInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrganisationInvitation"];
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
    "/api/organisation/invitations/{id}": {
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganisationPerson"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/organisation/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a person, or leave */
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    "application/json": components["schemas"]["OrganisationPersonPatchInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrganisationPerson"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/payment-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How clients can pay, up to which amount and to which bank account */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaymentOptions"];
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
    "/api/payments/{id}": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaymentDetails"];
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
    "/api/payments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the payment page, withdraw the report, or remove what the client began */
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a bank transfer or a cheque; staff confirm it */
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
                    "multipart/form-data": components["schemas"]["PaymentClaimRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaymentDetails"];
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
    "/api/payments/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attached tax invoice or receipt voucher */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        /** Attach the tax invoice or receipt voucher, or replace it */
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
                    "multipart/form-data": components["schemas"]["InvoiceUploadInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Payment"];
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
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The proof of the latest reported transfer or cheque */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                        "image/jpeg": string;
                        "image/png": string;
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
    "/api/payments/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt as a PDF, once the payment was credited */
        get: {
            parameters: {
                query?: {
                    number?: string;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
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
    "/api/payments/{id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a request for payment again, at most once a day */
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Payment"];
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
    "/api/payments/{id}/return": {
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
            requestBody: {
                content: {
                    "application/json": {
                        query?: {
                            [key: string]: string;
                        };
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaymentReturn"];
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
    "/api/project-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files by name, in all projects of the organisation or of the member of staff */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["FoundFile"][];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Project"];
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    "application/json": {
                        readonly agreed_tax_rate?: number | null;
                        agreed_value?: number | null;
                        readonly agreed_value_paise?: number | null;
                        built_up_area?: number;
                        readonly client?: {
                            id: string | null;
                            name: string;
                        };
                        /** Format: date-time */
                        readonly created_at?: string;
                        current_phase?: string & (unknown & unknown);
                        description?: string;
                        readonly due_date?: string | null;
                        readonly due_date_estimated?: boolean;
                        end_date?: string | null;
                        estimated_cost?: number;
                        readonly estimated_cost_paise?: number | null;
                        estimated_duration?: number;
                        /** @enum {string} */
                        readonly health?: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
                        readonly health_reason?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly next_due_date?: string | null;
                        number_of_floors?: number;
                        readonly organisation_id?: string | null;
                        plot_area?: number;
                        /** @enum {string} */
                        priority?: "high" | "medium" | "normal";
                        readonly progress?: number;
                        readonly project_manager?: {
                            email: string | null;
                            id: string | null;
                            name: string;
                        } | null;
                        readonly project_manager_id?: string | null;
                        /** @enum {string} */
                        project_type?: "it_building" | "house" | "school" | "commercial" | "other";
                        readonly reference?: string;
                        site_address?: string & (unknown & unknown);
                        site_city?: string & (unknown & unknown);
                        site_postal_code?: string & (unknown & unknown);
                        site_state?: string & (unknown & unknown);
                        readonly site_supervisor?: {
                            email: string | null;
                            id: string | null;
                            name: string;
                        } | null;
                        /** Format: date */
                        start_date?: string;
                        /** @enum {string} */
                        status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                        readonly team?: components["schemas"]["ProjectMemberInput"][];
                        readonly time_elapsed?: number;
                        title?: string & (unknown & unknown & unknown);
                        readonly triage?: components["schemas"]["ProjectTriageInput"] | null;
                        /** Format: date-time */
                        readonly updated_at?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Project"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/projects/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what in a project, newest first */
        get: {
            parameters: {
                query?: {
                    cursor?: number;
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectActivity"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/projects/{id}/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of a project; the range is for costs and the trend */
        get: {
            parameters: {
                query?: {
                    range?: "week" | "month" | "year";
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProjectAnalytics"];
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
    "/api/projects/{id}/analytics/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of a range as a PDF, or its figures as CSV
         * @description The worker draws the PDF, and one whose contents are unchanged is sent again. 202 asks to repeat the request after `Retry-After`; 503 says that it can’t be prepared now.
         */
        get: {
            parameters: {
                query?: {
                    format?: "pdf" | "csv";
                    range?: "week" | "month" | "year";
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DocumentPreparing"];
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
    "/api/projects/{id}/change-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Change requests of a project, newest first */
        get: {
            parameters: {
                query?: {
                    count?: "true" | "false";
                    cursor?: string;
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ChangeRequest"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Propose a change; cost and days come from staff */
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
                    "application/json": components["schemas"]["NewChangeRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeRequest"];
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
    "/api/projects/{id}/change-requests/{item}": {
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
        /** Correct or price an open change request */
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
                    "application/json": {
                        readonly closed_at?: string | null;
                        readonly closed_by?: string | null;
                        cost?: number;
                        readonly cost_paise?: number | null;
                        /** Format: date-time */
                        readonly created_at?: string;
                        days?: number;
                        description?: string;
                        readonly due_from?: string | null;
                        readonly due_to?: string | null;
                        /** Format: uuid */
                        readonly id?: string;
                        /** Format: uuid */
                        readonly project_id?: string;
                        readonly proposed_by?: string | null;
                        readonly proposed_by_client?: boolean;
                        /** @enum {string} */
                        readonly state?: "proposed" | "accepted" | "declined" | "withdrawn";
                        title?: string & (unknown & unknown);
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeRequest"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/projects/{id}/change-requests/{item}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept, decline or withdraw a change request */
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
                    "application/json": {
                        readonly closed_at?: string | null;
                        readonly closed_by?: string | null;
                        readonly cost?: number | null;
                        readonly cost_paise?: number | null;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly days?: number | null;
                        readonly description?: string;
                        readonly due_from?: string | null;
                        readonly due_to?: string | null;
                        /** Format: uuid */
                        readonly id?: string;
                        /** Format: uuid */
                        readonly project_id?: string;
                        readonly proposed_by?: string | null;
                        readonly proposed_by_client?: boolean;
                        /** @enum {string} */
                        state: "accepted" | "declined" | "withdrawn";
                        readonly title?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChangeRequest"];
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
    "/api/projects/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of a conversation, its people and unread messages; by WebSocket, its events */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatState"];
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
    "/api/projects/{id}/contacts": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectContact"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
    "/api/projects/{id}/cost-budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cost budget of the project */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CostBudget"];
                    };
                };
            };
        };
        /** Set or, with null, remove the cost budget */
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
                    "application/json": {
                        amount: number | null;
                        readonly amount_paise?: number | null;
                        readonly updated_at?: string | null;
                        version: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CostBudget"];
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
    "/api/projects/{id}/date-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Milestones with their first date and each time it was moved */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["MilestoneDates"][];
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
    "/api/projects/{id}/diary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Site diary of a project, latest day first */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    /** @description `2026-11` */
                    month?: string;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DiaryPage"];
                    };
                };
            };
        };
        put?: never;
        /** Write a diary entry; one for each author and day */
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
                    "application/json": components["schemas"]["DiaryEntryRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DiaryEntry"];
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
    "/api/projects/{id}/diary/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a diary entry; its photos are removed with it after a day */
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        /** Edit a diary entry: its author for a day, the project manager and admins at any time */
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
                    "application/json": {
                        readonly author_name?: string;
                        readonly can_edit?: boolean;
                        /** Format: date-time */
                        readonly created_at?: string;
                        /** Format: date */
                        entry_date?: string;
                        headcount?: number;
                        /** Format: uuid */
                        readonly id?: string;
                        notes?: string;
                        photos?: string[];
                        /** Format: uuid */
                        readonly project_id?: string;
                        shared_with_client?: boolean;
                        temperature?: number | null;
                        /** Format: date-time */
                        readonly updated_at?: string;
                        version?: number;
                        /** @enum {string} */
                        weather?: "clear" | "cloudy" | "rain" | "storm" | "fog" | "heat" | "wind";
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DiaryEntry"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/projects/{id}/diary/{item}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted diary entry */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DiaryEntry"];
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
    "/api/projects/{id}/diary/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Months with diary entries */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DiaryMonths"];
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
    "/api/projects/{id}/diary/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a photo, to be saved with a diary entry */
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
                    "multipart/form-data": components["schemas"]["ChatUploadInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatAttachment"];
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
    "/api/projects/{id}/diary/photos/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of the site diary */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": string;
                        "image/png": string;
                        "image/webp": string;
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
    "/api/projects/{id}/diary/photos/{item}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The thumbnail of a photo of the site diary */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/webp": string;
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
                    count?: "true" | "false";
                    cursor?: string;
                    deleted?: "true" | "false";
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Expense"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Expense"];
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    "application/json": {
                        amount?: number;
                        readonly amount_paise?: number;
                        readonly bill?: {
                            name: string;
                            size: number;
                            /** @enum {string} */
                            state: "quarantined" | "clean" | "infected" | "removed";
                        } | null;
                        /** @enum {string} */
                        category?: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        description?: string & (unknown & unknown);
                        /** Format: uuid */
                        readonly id?: string;
                        /** Format: uuid */
                        readonly project_id?: string;
                        shared_with_client?: boolean;
                        /** Format: date */
                        spent_on?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Expense"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/projects/{id}/expenses/{item}/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bill of an expense */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                        "image/jpeg": string;
                        "image/png": string;
                        "image/webp": string;
                    };
                };
            };
        };
        put?: never;
        /** Attach a bill to an expense, or replace it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "if-match"?: string;
                };
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["ChatUploadInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Expense"];
                    };
                };
            };
        };
        /** Remove the bill of an expense */
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "if-match"?: string;
                };
                path: {
                    id: string;
                    item: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Expense"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Expense"];
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
    "/api/projects/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files of a project, latest versions first */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProjectFilePage"];
                    };
                };
            };
        };
        put?: never;
        /** Upload a file to a project; one of the same name is its next version */
        post: {
            parameters: {
                query?: {
                    visibility?: "everyone" | "internal";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["ChatUploadInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProjectFile"];
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
    "/api/projects/{id}/files/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file that was uploaded to a project */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/msword": string;
                        "application/pdf": string;
                        "application/vnd.ms-excel": string;
                        "application/vnd.ms-powerpoint": string;
                        "application/vnd.openxmlformats-officedocument.presentationml.presentation": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                        "application/zip": string;
                        "image/gif": string;
                        "image/jpeg": string;
                        "image/png": string;
                        "image/vnd.dwg": string;
                        "image/vnd.dxf": string;
                        "image/webp": string;
                        "text/csv": string;
                        "text/plain": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete one version of a file that was uploaded to a project */
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest messages, or with after_seq the events that follow */
        get: {
            parameters: {
                query?: {
                    after_seq?: number;
                    before?: number;
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatPage"] | components["schemas"]["ChatEventPage"];
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
                    "application/json": components["schemas"]["ChatSendInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatMessage"];
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
    "/api/projects/{id}/messages/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatMessage"];
                    };
                };
            };
        };
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
                    "application/json": components["schemas"]["ChatEditInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatMessage"];
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/messages/{item}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the message said before it was edited or deleted */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatHistory"];
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
    "/api/projects/{id}/messages/{item}/no-answer-needed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark the messages up to this one as needing no answer */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatWaiting"];
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
    "/api/projects/{id}/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How far the caller has read; a mark only moves forward */
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
                    "application/json": components["schemas"]["ChatReadRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatRead"];
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
    "/api/projects/{id}/messages/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search messages, newest first */
        get: {
            parameters: {
                query: {
                    before?: number;
                    limit?: number;
                    q: string & (unknown & unknown);
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatFound"];
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
    "/api/projects/{id}/messages/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conversation as a PDF, all of it or from one day to another
         * @description Drawn by the worker. 202 asks to repeat the request after `Retry-After`; 503 says that it can’t be prepared now.
         */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DocumentPreparing"];
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
    "/api/projects/{id}/messages/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file, to be sent with a message */
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
                    "multipart/form-data": components["schemas"]["ChatUploadInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatAttachment"];
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
                    count?: "true" | "false";
                    cursor?: string;
                    deleted?: "true" | "false";
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Milestone"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Milestone"];
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
                    "application/json": {
                        /** @enum {string} */
                        readonly acceptance?: "none" | "asked" | "accepted" | "accepted_with_remarks" | "rejected";
                        readonly acceptance_at?: string | null;
                        readonly acceptance_by?: string | null;
                        readonly acceptance_file?: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        } | null;
                        readonly acceptance_on_behalf?: boolean;
                        readonly acceptance_reason?: string;
                        readonly acceptance_remarks?: string;
                        readonly added_by?: string | null;
                        readonly added_by_client?: boolean;
                        readonly baseline_date?: string;
                        readonly completion_date?: string | null;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        description: string;
                        /** Format: date */
                        due_date: string;
                        /** @enum {string} */
                        readonly due_state?: "done" | "overdue" | "due_soon" | "upcoming";
                        /** Format: uuid */
                        readonly id?: string;
                        /** Format: uuid */
                        readonly project_id?: string;
                        reason?: string & (unknown & unknown);
                        /** @enum {string} */
                        status: "pending" | "in_progress" | "completed" | "delayed";
                        title: string & (unknown & unknown);
                        undoable?: boolean;
                        version?: number;
                        weight?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Milestone"];
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/milestones/{item}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept or reject a completed milestone, for the client */
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
                    "application/json": {
                        /** @enum {string} */
                        readonly acceptance?: "none" | "asked" | "accepted" | "accepted_with_remarks" | "rejected";
                        readonly acceptance_at?: string | null;
                        readonly acceptance_by?: string | null;
                        readonly acceptance_file?: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        } | null;
                        readonly acceptance_on_behalf?: boolean;
                        readonly acceptance_reason?: string;
                        readonly acceptance_remarks?: string;
                        readonly added_by?: string | null;
                        readonly added_by_client?: boolean;
                        /** @enum {string} */
                        answer: "accepted" | "accepted_with_remarks" | "rejected";
                        readonly baseline_date?: string;
                        readonly completion_date?: string | null;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        readonly description?: string;
                        readonly due_date?: string;
                        /** @enum {string} */
                        readonly due_state?: "done" | "overdue" | "due_soon" | "upcoming";
                        file_id?: string | null;
                        /** Format: uuid */
                        readonly id?: string;
                        /** Format: uuid */
                        readonly project_id?: string;
                        reason?: string & (unknown & unknown);
                        /** @default  */
                        remarks?: string;
                        /** @enum {string} */
                        readonly status?: "pending" | "in_progress" | "completed" | "delayed";
                        readonly title?: string;
                        version?: number;
                        readonly weight?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Milestone"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Milestone"];
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
    "/api/projects/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest internal notes, or with after_seq the events that follow */
        get: {
            parameters: {
                query?: {
                    after_seq?: number;
                    before?: number;
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatPage"] | components["schemas"]["ChatEventPage"];
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
                    "application/json": components["schemas"]["ChatSendInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatMessage"];
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
    "/api/projects/{id}/notes/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatMessage"];
                    };
                };
            };
        };
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
                    "application/json": components["schemas"]["ChatEditInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatMessage"];
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/notes/{item}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the message said before it was edited or deleted */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatHistory"];
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
    "/api/projects/{id}/notes/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of a conversation, its people and unread messages; by WebSocket, its events */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatState"];
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
    "/api/projects/{id}/notes/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How far the caller has read; a mark only moves forward */
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
                    "application/json": components["schemas"]["ChatReadRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatRead"];
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
    "/api/projects/{id}/notes/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search messages, newest first */
        get: {
            parameters: {
                query: {
                    before?: number;
                    limit?: number;
                    q: string & (unknown & unknown);
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatFound"];
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
    "/api/projects/{id}/notes/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conversation as a PDF, all of it or from one day to another
         * @description Drawn by the worker. 202 asks to repeat the request after `Retry-After`; 503 says that it can’t be prepared now.
         */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DocumentPreparing"];
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
    "/api/projects/{id}/notes/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file, to be sent with a message */
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
                    "multipart/form-data": components["schemas"]["ChatUploadInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatAttachment"];
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
                    count?: "true" | "false";
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Payment"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Begin a payment; staff ask the client for one */
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
                    "application/json": components["schemas"]["PaymentRequestInput"];
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Payment"];
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
    "/api/projects/{id}/payments/{item}/checkout": {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Checkout"];
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
    "/api/projects/{id}/payments/totals": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProjectPaymentTotals"];
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
    "/api/projects/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Progress of the project and its history */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProjectProgress"];
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
                    count?: "true" | "false";
                    cursor?: string;
                    deleted?: "true" | "false";
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Risk"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Risk"];
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    "application/json": {
                        /** @enum {string} */
                        category?: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        /** Format: uuid */
                        readonly id?: string;
                        mitigation?: string;
                        owner_id?: string | null;
                        readonly owner_name?: string | null;
                        /** Format: uuid */
                        readonly project_id?: string;
                        review_on?: string | null;
                        readonly review_overdue?: boolean;
                        /** @enum {string} */
                        severity?: "low" | "medium" | "high" | "critical";
                        shared_with_client?: boolean;
                        /** @enum {string} */
                        status?: "open" | "closed";
                        title?: string & (unknown & unknown);
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Risk"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Risk"];
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
                    count?: "true" | "false";
                    cursor?: string;
                    deleted?: "true" | "false";
                    limit?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Task"][];
                            next_cursor: string | null;
                            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
                            total?: number;
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Task"];
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
                    "application/json": {
                        assignee_id?: string | null;
                        readonly baseline_date?: string | null;
                        readonly completed_on?: string | null;
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly deleted_at?: string | null;
                        due_date?: string | null;
                        readonly due_state?: ("done" | "overdue" | "due_soon" | "upcoming") | null;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly message_id?: string | null;
                        milestone_id?: string | null;
                        /** Format: uuid */
                        readonly project_id?: string;
                        /** @enum {string} */
                        status?: "todo" | "in_progress" | "done";
                        title?: string & (unknown & unknown);
                        version?: number;
                        weight?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Task"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Task"];
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
                    "application/json": {
                        readonly agreed_tax_rate?: number | null;
                        readonly agreed_value?: number | null;
                        readonly agreed_value_paise?: number | null;
                        readonly built_up_area?: number | null;
                        readonly client?: {
                            id: string | null;
                            name: string;
                        };
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly current_phase?: string;
                        readonly description?: string;
                        readonly due_date?: string | null;
                        readonly due_date_estimated?: boolean;
                        readonly end_date?: string | null;
                        readonly estimated_cost?: number | null;
                        readonly estimated_cost_paise?: number | null;
                        readonly estimated_duration?: number | null;
                        /** @enum {string} */
                        readonly health?: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
                        readonly health_reason?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        members: ({
                            /** Format: uuid */
                            user_id: string;
                        } | {
                            name: string & (unknown & unknown & unknown);
                        })[];
                        readonly next_due_date?: string | null;
                        readonly number_of_floors?: number | null;
                        readonly organisation_id?: string | null;
                        readonly plot_area?: number | null;
                        /** @enum {string} */
                        readonly priority?: "high" | "medium" | "normal";
                        readonly progress?: number;
                        readonly project_manager?: {
                            email: string | null;
                            id: string | null;
                            name: string;
                        } | null;
                        project_manager_id: string | null;
                        /** @enum {string} */
                        readonly project_type?: "it_building" | "house" | "school" | "commercial" | "other";
                        readonly reference?: string;
                        readonly site_address?: string | null;
                        readonly site_city?: string | null;
                        readonly site_postal_code?: string | null;
                        readonly site_state?: string | null;
                        readonly site_supervisor?: {
                            email: string | null;
                            id: string | null;
                            name: string;
                        } | null;
                        site_supervisor_id: string | null;
                        readonly start_date?: string | null;
                        /** @enum {string} */
                        readonly status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                        readonly team?: components["schemas"]["ProjectMemberInput"][];
                        readonly time_elapsed?: number;
                        readonly title?: string;
                        readonly triage?: components["schemas"]["ProjectTriageInput"] | null;
                        /** Format: date-time */
                        readonly updated_at?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Project"];
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
    "/api/projects/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a project of one’s own that waits for a decision */
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
                    "application/json": {
                        readonly agreed_tax_rate?: number | null;
                        readonly agreed_value?: number | null;
                        readonly agreed_value_paise?: number | null;
                        readonly built_up_area?: number | null;
                        readonly client?: {
                            id: string | null;
                            name: string;
                        };
                        /** Format: date-time */
                        readonly created_at?: string;
                        readonly current_phase?: string;
                        readonly description?: string;
                        readonly due_date?: string | null;
                        readonly due_date_estimated?: boolean;
                        readonly end_date?: string | null;
                        readonly estimated_cost?: number | null;
                        readonly estimated_cost_paise?: number | null;
                        readonly estimated_duration?: number | null;
                        /** @enum {string} */
                        readonly health?: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
                        readonly health_reason?: string;
                        /** Format: uuid */
                        readonly id?: string;
                        readonly next_due_date?: string | null;
                        readonly number_of_floors?: number | null;
                        readonly organisation_id?: string | null;
                        readonly plot_area?: number | null;
                        /** @enum {string} */
                        readonly priority?: "high" | "medium" | "normal";
                        readonly progress?: number;
                        readonly project_manager?: {
                            email: string | null;
                            id: string | null;
                            name: string;
                        } | null;
                        readonly project_manager_id?: string | null;
                        /** @enum {string} */
                        readonly project_type?: "it_building" | "house" | "school" | "commercial" | "other";
                        /** @default  */
                        reason?: string;
                        readonly reference?: string;
                        readonly site_address?: string | null;
                        readonly site_city?: string | null;
                        readonly site_postal_code?: string | null;
                        readonly site_state?: string | null;
                        readonly site_supervisor?: {
                            email: string | null;
                            id: string | null;
                            name: string;
                        } | null;
                        readonly start_date?: string | null;
                        /** @enum {string} */
                        readonly status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                        readonly team?: components["schemas"]["ProjectMemberInput"][];
                        readonly time_elapsed?: number;
                        readonly title?: string;
                        readonly triage?: components["schemas"]["ProjectTriageInput"] | null;
                        /** Format: date-time */
                        readonly updated_at?: string;
                        version?: number;
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Project"];
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProjectDraft"];
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your saved views of all lists */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                created_at: string;
                                /** Format: uuid */
                                id: string;
                                is_default: boolean;
                                list: string;
                                name: string;
                                query: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Save the filters, order and view of a list under a name */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default false */
                        is_default?: boolean;
                        list: string & (unknown & unknown);
                        name: string & (unknown & unknown);
                        query: string & (unknown & unknown);
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            created_at: string;
                            /** Format: uuid */
                            id: string;
                            is_default: boolean;
                            list: string;
                            name: string;
                            query: string;
                        };
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
    "/api/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a saved view */
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        /** Rename a saved view, change its filters or make it the default of its list */
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
                        is_default?: boolean;
                        name?: string & (unknown & unknown);
                        query?: string & (unknown & unknown);
                    };
                };
            };
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            created_at: string;
                            /** Format: uuid */
                            id: string;
                            is_default: boolean;
                            list: string;
                            name: string;
                            query: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the pages of the site */
        get: {
            parameters: {
                query: {
                    q: string & (unknown & unknown);
                    submitted?: "true" | "false";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SearchAnswer"];
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
        AcceptInvitation: {
            name: string & (unknown & unknown & unknown);
            password: string;
            token: string;
        };
        AcceptInvitationInput: {
            name: string & (unknown & unknown & unknown);
            password: string;
            token: string;
        };
        AcceptProject: {
            /** Format: uuid */
            project_manager_id: string;
            version?: number;
        };
        AcceptProjectInput: {
            /** Format: uuid */
            project_manager_id: string;
            version?: number;
        };
        AddMembers: {
            ids: string[];
            user_ids: string[];
        };
        AddMembersInput: {
            ids: string[];
            user_ids: string[];
        };
        AdminOrganisation: {
            billing_address: string;
            /** Format: date-time */
            created_at: string;
            display_name: string;
            /** @enum {string} */
            gst_category: "regular" | "sez" | "unregistered" | "government";
            gstin: string;
            /** Format: uuid */
            id: string;
            legal_name: string;
            namesake_id: string | null;
            notes: string;
            pan: string;
            people_count: number;
            phone: string;
            projects_count: number;
            state: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        AdminOrganisationInput: {
            billing_address: string;
            /** Format: date-time */
            created_at: string;
            display_name: string;
            /** @enum {string} */
            gst_category: "regular" | "sez" | "unregistered" | "government";
            gstin: string;
            /** Format: uuid */
            id: string;
            legal_name: string;
            namesake_id: string | null;
            notes: string;
            pan: string;
            people_count: number;
            phone: string;
            projects_count: number;
            state: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        AdminOrganisationPatch: {
            billing_address?: string;
            display_name?: string & (unknown & unknown & unknown);
            /** @enum {string} */
            gst_category?: "regular" | "sez" | "unregistered" | "government";
            gstin?: string;
            legal_name?: string & (unknown & unknown & unknown);
            notes?: string;
            pan?: string;
            phone?: string & (unknown & unknown & unknown);
            state?: ("10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "97" | "04" | "07" | "06" | "02" | "01" | "03" | "08" | "09" | "05") | "";
            version?: number;
        };
        AdminOrganisationPatchInput: {
            billing_address?: string;
            display_name?: string & (unknown & unknown & unknown);
            /** @enum {string} */
            gst_category?: "regular" | "sez" | "unregistered" | "government";
            gstin?: string;
            legal_name?: string & (unknown & unknown & unknown);
            notes?: string;
            pan?: string;
            phone?: string & (unknown & unknown & unknown);
            state?: ("10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "97" | "04" | "07" | "06" | "02" | "01" | "03" | "08" | "09" | "05") | "";
            version?: number;
        };
        AdminOrganisationRequest: {
            billing_address?: string;
            display_name: string & (unknown & unknown & unknown);
            /** @enum {string} */
            gst_category?: "regular" | "sez" | "unregistered" | "government";
            gstin?: string;
            legal_name?: string & (unknown & unknown & unknown);
            notes?: string;
            pan?: string;
            phone?: string & (unknown & unknown & unknown);
            state?: ("10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "97" | "04" | "07" | "06" | "02" | "01" | "03" | "08" | "09" | "05") | "";
        };
        AdminOrganisationRequestInput: {
            billing_address?: string;
            display_name: string & (unknown & unknown & unknown);
            /** @enum {string} */
            gst_category?: "regular" | "sez" | "unregistered" | "government";
            gstin?: string;
            legal_name?: string & (unknown & unknown & unknown);
            notes?: string;
            pan?: string;
            phone?: string & (unknown & unknown & unknown);
            state?: ("10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "97" | "04" | "07" | "06" | "02" | "01" | "03" | "08" | "09" | "05") | "";
        };
        AdminOverview: {
            applications_by_status: {
                count: number;
                /** @enum {string} */
                status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            }[];
            forecast_record: {
                forecasts: number;
                held: number;
                stage: number;
            }[];
            needs_you: components["schemas"]["NeedsYou"];
            projects_by_status: {
                count: number;
                /** @enum {string} */
                status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            }[];
            revenue_by_month: {
                month: string;
                revenue: number;
            }[];
            stats: {
                active_users: number;
                monthly_revenue: number;
                total_applications: number;
                total_users: number;
            };
        };
        AdminOverviewInput: {
            applications_by_status: {
                count: number;
                /** @enum {string} */
                status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            }[];
            forecast_record: {
                forecasts: number;
                held: number;
                stage: number;
            }[];
            needs_you: components["schemas"]["NeedsYouInput"];
            projects_by_status: {
                count: number;
                /** @enum {string} */
                status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            }[];
            revenue_by_month: {
                month: string;
                revenue: number;
            }[];
            stats: {
                active_users: number;
                monthly_revenue: number;
                total_applications: number;
                total_users: number;
            };
        };
        AdminPayment: {
            advance: boolean;
            amount: number;
            amount_paise: number;
            awaiting_confirmation: boolean;
            /** @enum {string} */
            client_status: "paid" | "pending" | "unpaid" | "refunded";
            /** Format: date-time */
            created_at: string;
            credited_paise: number;
            deleted_at: string | null;
            description: string;
            disputed: boolean;
            due_date: string | null;
            failure_reason: string | null;
            gateway: ("stripe" | "razorpay") | null;
            gateway_confirmed: boolean;
            /** Format: uuid */
            id: string;
            instrument: string | null;
            invoice: components["schemas"]["PaymentInvoice"] | null;
            invoice_url: string | null;
            organisation: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            paid_at: string | null;
            paid_twice: boolean;
            payment_method: ("stripe" | "razorpay" | "credit_card" | "bank_transfer" | "check") | null;
            processing: boolean;
            /** Format: uuid */
            project_id: string;
            project_readable: boolean;
            project_title: string;
            receipt_number: string | null;
            refunded_paise: number;
            refunding_paise: number;
            reminded_on: string | null;
            removable: boolean;
            requested: boolean;
            /** @enum {string} */
            status: "pending" | "completed" | "failed" | "refunded";
            tds_paise: number;
            transaction_id: string | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        AdminPaymentDetails: {
            advance: boolean;
            amount: number;
            amount_paise: number;
            awaiting_confirmation: boolean;
            claim: components["schemas"]["CheckedClaim"] | null;
            /** @enum {string} */
            client_status: "paid" | "pending" | "unpaid" | "refunded";
            /** Format: date-time */
            created_at: string;
            credited_paise: number;
            credits: components["schemas"]["RefundableCredit"][];
            deleted_at: string | null;
            description: string;
            disputed: boolean;
            due_date: string | null;
            failure_reason: string | null;
            gateway: ("stripe" | "razorpay") | null;
            gateway_confirmed: boolean;
            history: components["schemas"]["PaymentHistoryEntry"][];
            /** Format: uuid */
            id: string;
            instrument: string | null;
            invoice: components["schemas"]["PaymentInvoice"] | null;
            invoice_url: string | null;
            organisation: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            paid_at: string | null;
            paid_twice: boolean;
            payment_method: ("stripe" | "razorpay" | "credit_card" | "bank_transfer" | "check") | null;
            processing: boolean;
            /** Format: uuid */
            project_id: string;
            project_readable: boolean;
            project_title: string;
            receipt_number: string | null;
            refunded_paise: number;
            refunding_paise: number;
            reminded_on: string | null;
            removable: boolean;
            requested: boolean;
            settlements: components["schemas"]["PaymentSettlement"][];
            /** @enum {string} */
            status: "pending" | "completed" | "failed" | "refunded";
            tds_paise: number;
            transaction_id: string | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        AdminPaymentDetailsInput: {
            advance: boolean;
            amount: number;
            amount_paise: number;
            awaiting_confirmation: boolean;
            claim: components["schemas"]["CheckedClaimInput"] | null;
            /** @enum {string} */
            client_status: "paid" | "pending" | "unpaid" | "refunded";
            /** Format: date-time */
            created_at: string;
            credited_paise: number;
            credits: components["schemas"]["RefundableCreditInput"][];
            deleted_at: string | null;
            description: string;
            disputed: boolean;
            due_date: string | null;
            failure_reason: string | null;
            gateway: ("stripe" | "razorpay") | null;
            gateway_confirmed: boolean;
            history: components["schemas"]["PaymentHistoryEntryInput"][];
            /** Format: uuid */
            id: string;
            instrument: string | null;
            invoice: components["schemas"]["PaymentInvoiceInput"] | null;
            invoice_url: string | null;
            organisation: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            paid_at: string | null;
            paid_twice: boolean;
            payment_method: ("stripe" | "razorpay" | "credit_card" | "bank_transfer" | "check") | null;
            processing: boolean;
            /** Format: uuid */
            project_id: string;
            project_readable: boolean;
            project_title: string;
            receipt_number: string | null;
            refunded_paise: number;
            refunding_paise: number;
            reminded_on: string | null;
            removable: boolean;
            requested: boolean;
            settlements: components["schemas"]["PaymentSettlementInput"][];
            /** @enum {string} */
            status: "pending" | "completed" | "failed" | "refunded";
            tds_paise: number;
            transaction_id: string | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        AdminPaymentInput: {
            advance: boolean;
            amount: number;
            amount_paise: number;
            awaiting_confirmation: boolean;
            /** @enum {string} */
            client_status: "paid" | "pending" | "unpaid" | "refunded";
            /** Format: date-time */
            created_at: string;
            credited_paise: number;
            deleted_at: string | null;
            description: string;
            disputed: boolean;
            due_date: string | null;
            failure_reason: string | null;
            gateway: ("stripe" | "razorpay") | null;
            gateway_confirmed: boolean;
            /** Format: uuid */
            id: string;
            instrument: string | null;
            invoice: components["schemas"]["PaymentInvoiceInput"] | null;
            invoice_url: string | null;
            organisation: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            paid_at: string | null;
            paid_twice: boolean;
            payment_method: ("stripe" | "razorpay" | "credit_card" | "bank_transfer" | "check") | null;
            processing: boolean;
            /** Format: uuid */
            project_id: string;
            project_readable: boolean;
            project_title: string;
            receipt_number: string | null;
            refunded_paise: number;
            refunding_paise: number;
            reminded_on: string | null;
            removable: boolean;
            requested: boolean;
            /** @enum {string} */
            status: "pending" | "completed" | "failed" | "refunded";
            tds_paise: number;
            transaction_id: string | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        AdminPaymentPatch: {
            amount?: number;
            description?: string & (unknown & unknown);
            due_date?: string | null;
            /** @enum {string} */
            payment_method?: "stripe" | "razorpay" | "credit_card" | "bank_transfer" | "check";
            reason?: string;
            /** @enum {string} */
            status?: "pending" | "completed" | "failed" | "refunded";
            version?: number;
        };
        AdminPaymentPatchInput: {
            amount?: number;
            description?: string & (unknown & unknown);
            due_date?: string | null;
            /** @enum {string} */
            payment_method?: "stripe" | "razorpay" | "credit_card" | "bank_transfer" | "check";
            reason?: string;
            /** @enum {string} */
            status?: "pending" | "completed" | "failed" | "refunded";
            version?: number;
        };
        AdminProjectPatch: {
            agreed_value?: number | null;
            /** Format: uuid */
            client_id?: string;
            description?: string;
            /** Format: date */
            end_date?: string;
            /** Format: uuid */
            organisation_id?: string;
            /** @enum {string} */
            priority?: "high" | "medium" | "normal";
            project_manager_id?: string | null;
            /** @enum {string} */
            status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            team?: (string & (unknown & unknown & unknown))[];
            title?: string & (unknown & unknown & unknown);
            version?: number;
        };
        AdminProjectPatchInput: {
            agreed_value?: number | null;
            /** Format: uuid */
            client_id?: string;
            description?: string;
            /** Format: date */
            end_date?: string;
            /** Format: uuid */
            organisation_id?: string;
            /** @enum {string} */
            priority?: "high" | "medium" | "normal";
            project_manager_id?: string | null;
            /** @enum {string} */
            status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            team?: (string & (unknown & unknown & unknown))[];
            title?: string & (unknown & unknown & unknown);
            version?: number;
        };
        AdminProjectRequest: {
            /** Format: uuid */
            client_id?: string;
            /** @default  */
            description: string;
            /** Format: date */
            end_date: string;
            /** Format: uuid */
            organisation_id?: string;
            /**
             * @default normal
             * @enum {string}
             */
            priority: "high" | "medium" | "normal";
            /** @default null */
            project_manager_id: string | null;
            /**
             * @default planning
             * @enum {string}
             */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            /** @default [] */
            team: (string & (unknown & unknown & unknown))[];
            title: string & (unknown & unknown & unknown);
        };
        AdminProjectRequestInput: {
            /** Format: uuid */
            client_id?: string;
            /** @default  */
            description: string;
            /** Format: date */
            end_date: string;
            /** Format: uuid */
            organisation_id?: string;
            /**
             * @default normal
             * @enum {string}
             */
            priority: "high" | "medium" | "normal";
            /** @default null */
            project_manager_id: string | null;
            /**
             * @default planning
             * @enum {string}
             */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            /** @default [] */
            team: (string & (unknown & unknown & unknown))[];
            title: string & (unknown & unknown & unknown);
        };
        AdminStats: {
            contacts: {
                by_status: {
                    [key: string]: number;
                };
                total: number;
            };
            payments: {
                by_status: {
                    [key: string]: number;
                };
                total: number;
            };
            projects: {
                by_status: {
                    [key: string]: number;
                };
                total: number;
            };
            users: {
                active: number;
                by_role: {
                    [key: string]: number;
                };
                total: number;
            };
        };
        AdminStatsInput: {
            contacts: {
                by_status: {
                    [key: string]: number;
                };
                total: number;
            };
            payments: {
                by_status: {
                    [key: string]: number;
                };
                total: number;
            };
            projects: {
                by_status: {
                    [key: string]: number;
                };
                total: number;
            };
            users: {
                active: number;
                by_role: {
                    [key: string]: number;
                };
                total: number;
            };
        };
        Application: {
            applicant_name: string;
            cover_letter: string | null;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            email: string;
            experience: number;
            /** Format: uuid */
            id: string;
            interview: components["schemas"]["InterviewTime"] | null;
            job_id: string | null;
            keep_longer: boolean;
            linkedin: string | null;
            notes: string | null;
            phone: string | null;
            position: string;
            reference: string;
            rejection_note: string | null;
            rejection_reason: ("experience" | "skills" | "salary" | "location" | "position_filled" | "interview" | "no_answer" | "other") | null;
            resume: components["schemas"]["ResumeFacts"] | null;
            resume_url: string | null;
            skills: string[];
            /** @enum {string} */
            source: "job" | "internship" | "staff";
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            version: number;
            withdrawn_at: string | null;
        };
        ApplicationHistoryItem: {
            actor_name: string | null;
            /** Format: date-time */
            at: string;
            interview_at: string | null;
            /** @enum {string} */
            kind: "received" | "status" | "resume-replaced" | "renewed" | "withdrawn" | "interview-planned" | "interview-moved" | "interview-changed" | "interview-cancelled";
            status: ("pending" | "reviewing" | "interviewed" | "accepted" | "rejected") | null;
        };
        ApplicationHistoryItemInput: {
            actor_name: string | null;
            /** Format: date-time */
            at: string;
            interview_at: string | null;
            /** @enum {string} */
            kind: "received" | "status" | "resume-replaced" | "renewed" | "withdrawn" | "interview-planned" | "interview-moved" | "interview-changed" | "interview-cancelled";
            status: ("pending" | "reviewing" | "interviewed" | "accepted" | "rejected") | null;
        };
        ApplicationInput: {
            applicant_name: string;
            cover_letter: string | null;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            email: string;
            experience: number;
            /** Format: uuid */
            id: string;
            interview: components["schemas"]["InterviewTimeInput"] | null;
            job_id: string | null;
            keep_longer: boolean;
            linkedin: string | null;
            notes: string | null;
            phone: string | null;
            position: string;
            reference: string;
            rejection_note: string | null;
            rejection_reason: ("experience" | "skills" | "salary" | "location" | "position_filled" | "interview" | "no_answer" | "other") | null;
            resume: components["schemas"]["ResumeFactsInput"] | null;
            resume_url: string | null;
            skills: string[];
            /** @enum {string} */
            source: "job" | "internship" | "staff";
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            version: number;
            withdrawn_at: string | null;
        };
        ApplicationPatch: {
            applicant_name?: string & (unknown & unknown & unknown);
            /** Format: email */
            email?: string;
            experience?: number;
            mail?: components["schemas"]["StatusMail"];
            notes?: string | null;
            position?: string & (unknown & unknown);
            rejection_note?: string | null;
            rejection_reason?: ("experience" | "skills" | "salary" | "location" | "position_filled" | "interview" | "no_answer" | "other") | null;
            resume_url?: string | null;
            skills?: (string & (unknown & unknown))[];
            /** @enum {string} */
            status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            version?: number;
        };
        ApplicationPatchInput: {
            applicant_name?: string & (unknown & unknown & unknown);
            email?: string;
            experience?: number;
            mail?: components["schemas"]["StatusMailInput"];
            notes?: (string) | null;
            position?: string & (unknown & unknown);
            rejection_note?: (string) | null;
            rejection_reason?: ("" | ("experience" | "skills" | "salary" | "location" | "position_filled" | "interview" | "no_answer" | "other")) | null;
            resume_url?: (string) | null;
            skills?: (string & (unknown & unknown))[];
            /** @enum {string} */
            status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            version?: number;
        };
        ApplicationProgress: {
            mail?: components["schemas"]["StatusMail"];
            notes?: string | null;
            rejection_note?: string | null;
            rejection_reason?: ("experience" | "skills" | "salary" | "location" | "position_filled" | "interview" | "no_answer" | "other") | null;
            /** @enum {string} */
            status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            version?: number;
        };
        ApplicationProgressInput: {
            mail?: components["schemas"]["StatusMailInput"];
            notes?: (string) | null;
            rejection_note?: (string) | null;
            rejection_reason?: ("" | ("experience" | "skills" | "salary" | "location" | "position_filled" | "interview" | "no_answer" | "other")) | null;
            /** @enum {string} */
            status?: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            version?: number;
        };
        ApplicationProgressView: {
            applicant_name: string;
            /** Format: date-time */
            created_at: string;
            interview: components["schemas"]["InterviewForApplicant"] | null;
            job_id: string | null;
            next: string;
            position: string;
            reference: string;
            resume: components["schemas"]["ResumeFacts"] | null;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            timeline: {
                /** Format: date-time */
                at: string;
                interview_at: string | null;
                /** @enum {string} */
                kind: "received" | "status" | "resume-replaced" | "renewed" | "withdrawn" | "interview-planned" | "interview-moved" | "interview-changed" | "interview-cancelled";
                status: ("pending" | "reviewing" | "interviewed" | "accepted" | "rejected") | null;
            }[];
            withdrawn_at: string | null;
        };
        ApplicationProgressViewInput: {
            applicant_name: string;
            /** Format: date-time */
            created_at: string;
            interview: components["schemas"]["InterviewForApplicantInput"] | null;
            job_id: string | null;
            next: string;
            position: string;
            reference: string;
            resume: components["schemas"]["ResumeFactsInput"] | null;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            timeline: {
                /** Format: date-time */
                at: string;
                interview_at: string | null;
                /** @enum {string} */
                kind: "received" | "status" | "resume-replaced" | "renewed" | "withdrawn" | "interview-planned" | "interview-moved" | "interview-changed" | "interview-cancelled";
                status: ("pending" | "reviewing" | "interviewed" | "accepted" | "rejected") | null;
            }[];
            withdrawn_at: string | null;
        };
        ApplicationReceipt: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            position: string;
            reference?: string;
        };
        ApplicationReceiptInput: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            position: string;
            reference?: string;
        };
        ApplicationRequest: {
            /** @constant */
            consent_notice: "application-2026-11-17";
            cover_letter: unknown;
            /** Format: email */
            email: string;
            experience: unknown;
            form_token: string;
            keep_longer: unknown;
            linkedin: unknown;
            name: string & (unknown & unknown & unknown);
            phone: unknown;
            proof?: string & (unknown & unknown);
            /** Format: binary */
            resume: string;
            /** @constant */
            website?: "";
        };
        ApplicationRequestInput: {
            /** @constant */
            consent_notice: "application-2026-11-17";
            cover_letter?: (string) | null;
            email: string;
            experience?: ("" | ("0-1" | "1-2" | "2-3" | "3-5" | "5-7" | "7-10" | "10+")) | null;
            form_token: string;
            /** @enum {string} */
            keep_longer?: "on" | "true" | "false";
            linkedin?: (string) | null;
            name: string & (unknown & unknown & unknown);
            phone?: (string | (string & (unknown & unknown & unknown))) | null;
            proof?: string & (unknown & unknown);
            /** Format: binary */
            resume: string;
            /** @constant */
            website?: "";
        };
        ApplicationStatusChange: {
            /** Format: uuid */
            id: string;
            rejection_note: string | null;
            rejection_reason: ("experience" | "skills" | "salary" | "location" | "position_filled" | "interview" | "no_answer" | "other") | null;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            version: number;
        };
        ApplicationStatusChangeInput: {
            /** Format: uuid */
            id: string;
            rejection_note: string | null;
            rejection_reason: ("experience" | "skills" | "salary" | "location" | "position_filled" | "interview" | "no_answer" | "other") | null;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            version: number;
        };
        AssignManager: {
            ids: string[];
            /** Format: uuid */
            project_manager_id: string;
        };
        AssignManagerInput: {
            ids: string[];
            /** Format: uuid */
            project_manager_id: string;
        };
        BulkApplicationStatus: {
            ids: string[];
            rejection_reason?: ("experience" | "skills" | "salary" | "location" | "position_filled" | "interview" | "no_answer" | "other") | null;
            send_mail: boolean;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
        };
        BulkApplicationStatusInput: {
            ids: string[];
            rejection_reason?: ("" | ("experience" | "skills" | "salary" | "location" | "position_filled" | "interview" | "no_answer" | "other")) | null;
            send_mail: boolean;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
        };
        BulkContactProgress: {
            assignee_id?: string | null;
            ids: string[];
            /** @enum {string} */
            status?: "new" | "in-progress" | "resolved";
        };
        BulkContactProgressInput: {
            assignee_id?: string | null;
            ids: string[];
            /** @enum {string} */
            status?: "new" | "in-progress" | "resolved";
        };
        BulkJobStatus: {
            ids: (string & (unknown & unknown))[];
            /** @enum {string} */
            status: "open" | "closed";
        };
        BulkJobStatusInput: {
            ids: (string & (unknown & unknown))[];
            /** @enum {string} */
            status: "open" | "closed";
        };
        BulkReminders: {
            ids: string[];
        };
        BulkRemindersInput: {
            ids: string[];
        };
        BulkStatus: {
            ids: string[];
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
        };
        BulkStatusInput: {
            ids: string[];
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
        };
        BulkUndo: {
            changes: components["schemas"]["StatusChange"][];
        };
        BulkUndoInput: {
            changes: components["schemas"]["StatusChangeInput"][];
        };
        CallBackRequest: {
            /** @enum {string} */
            call_window: "morning" | "midday" | "afternoon";
            /** @constant */
            consent_notice: "contact-2026-11";
            /** Format: email */
            email: string;
            form_token: string;
            message: string;
            name: string & (unknown & unknown & unknown);
            phone: string & (unknown & unknown & unknown);
            proof?: string & (unknown & unknown);
            /** @constant */
            status?: "new";
            /** @constant */
            website?: "";
        };
        CallBackRequestInput: {
            /** @enum {string} */
            call_window: "morning" | "midday" | "afternoon";
            /** @constant */
            consent_notice: "contact-2026-11";
            email: string;
            form_token: string;
            message: string;
            name: string & (unknown & unknown & unknown);
            phone: string & (unknown & unknown & unknown);
            proof?: string & (unknown & unknown);
            /** @constant */
            status?: "new";
            /** @constant */
            website?: "";
        };
        ChangeDecision: {
            /** @enum {string} */
            state: "accepted" | "declined" | "withdrawn";
            version?: number;
        };
        ChangeDecisionInput: {
            /** @enum {string} */
            state: "accepted" | "declined" | "withdrawn";
            version?: number;
        };
        ChangeEmail: {
            current_password: string;
            /** Format: email */
            email: string;
        };
        ChangeEmailInput: {
            current_password: string;
            email: string;
        };
        ChangePassword: {
            current_password: string;
            password: string;
        };
        ChangePasswordInput: {
            current_password: string;
            password: string;
        };
        ChangeRequest: {
            closed_at: string | null;
            closed_by: string | null;
            cost: number | null;
            cost_paise: number | null;
            /** Format: date-time */
            created_at: string;
            days: number | null;
            description: string;
            due_from: string | null;
            due_to: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            proposed_by: string | null;
            proposed_by_client: boolean;
            /** @enum {string} */
            state: "proposed" | "accepted" | "declined" | "withdrawn";
            title: string;
            version: number;
        };
        ChangeRequestInput: {
            closed_at: string | null;
            closed_by: string | null;
            cost: number | null;
            cost_paise: number | null;
            /** Format: date-time */
            created_at: string;
            days: number | null;
            description: string;
            due_from: string | null;
            due_to: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            proposed_by: string | null;
            proposed_by_client: boolean;
            /** @enum {string} */
            state: "proposed" | "accepted" | "declined" | "withdrawn";
            title: string;
            version: number;
        };
        ChangeRequestPatch: {
            cost?: number;
            days?: number;
            description?: string;
            title?: string & (unknown & unknown);
            version?: number;
        };
        ChangeRequestPatchInput: {
            cost?: number;
            days?: number;
            description?: string;
            title?: string & (unknown & unknown);
            version?: number;
        };
        ChangeToPrice: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            project_title: string;
            title: string;
        };
        ChangeToPriceInput: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            project_title: string;
            title: string;
        };
        ChatAttachment: {
            height: number | null;
            /** Format: uuid */
            id: string;
            name: string;
            size: number;
            /** @enum {string} */
            state: "quarantined" | "clean" | "infected" | "removed";
            thumbnail_url: string | null;
            type: string;
            url: string;
            width: number | null;
        };
        ChatAttachmentInput: {
            height: number | null;
            /** Format: uuid */
            id: string;
            name: string;
            size: number;
            /** @enum {string} */
            state: "quarantined" | "clean" | "infected" | "removed";
            thumbnail_url: string | null;
            type: string;
            url: string;
            width: number | null;
        };
        ChatEdit: {
            content: string;
            rev?: number;
        };
        ChatEditInput: {
            content: string;
            rev?: number;
        };
        ChatEvent: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "new" | "edited" | "deleted" | "access";
            message: components["schemas"]["ChatMessage"] | null;
            seq: number;
        };
        ChatEventInput: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "new" | "edited" | "deleted" | "access";
            message: components["schemas"]["ChatMessageInput"] | null;
            seq: number;
        };
        ChatEventPage: {
            as_of: number;
            data: components["schemas"]["ChatEvent"][];
            /** Format: uuid */
            log: string;
            next_cursor: string | null;
        };
        ChatEventPageInput: {
            as_of: number;
            data: components["schemas"]["ChatEventInput"][];
            /** Format: uuid */
            log: string;
            next_cursor: string | null;
        };
        ChatFound: {
            data: components["schemas"]["ChatMessage"][];
            next_cursor: string | null;
            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
            total?: number;
        };
        ChatFoundInput: {
            data: components["schemas"]["ChatMessageInput"][];
            next_cursor: string | null;
            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
            total?: number;
        };
        ChatHistory: {
            data: {
                /** Format: date-time */
                at: string;
                content: string;
                seq: number;
            }[];
        };
        ChatHistoryInput: {
            data: {
                /** Format: date-time */
                at: string;
                content: string;
                seq: number;
            }[];
        };
        ChatMessage: {
            attachments: components["schemas"]["ChatAttachment"][];
            content: string;
            deleted_at: string | null;
            edited_at: string | null;
            from_staff: boolean;
            /** Format: uuid */
            id: string;
            mentions: string[];
            reply_to: string | null;
            rev: number;
            sender_avatar: string | null;
            sender_id: string | null;
            sender_name: string;
            seq: number;
            /** Format: date-time */
            timestamp: string;
        };
        ChatMessageInput: {
            attachments: components["schemas"]["ChatAttachmentInput"][];
            content: string;
            deleted_at: string | null;
            edited_at: string | null;
            from_staff: boolean;
            /** Format: uuid */
            id: string;
            mentions: string[];
            reply_to: string | null;
            rev: number;
            sender_avatar: string | null;
            sender_id: string | null;
            sender_name: string;
            seq: number;
            /** Format: date-time */
            timestamp: string;
        };
        ChatPage: {
            as_of: number;
            data: components["schemas"]["ChatMessage"][];
            /** Format: uuid */
            log: string;
            next_cursor: string | null;
        };
        ChatPageInput: {
            as_of: number;
            data: components["schemas"]["ChatMessageInput"][];
            /** Format: uuid */
            log: string;
            next_cursor: string | null;
        };
        ChatPerson: {
            avatar: string | null;
            duty: ("project_manager" | "site_supervisor" | "member") | null;
            from_staff: boolean;
            /** Format: uuid */
            id: string;
            name: string;
        };
        ChatPersonInput: {
            avatar: string | null;
            duty: ("project_manager" | "site_supervisor" | "member") | null;
            from_staff: boolean;
            /** Format: uuid */
            id: string;
            name: string;
        };
        ChatRead: {
            name: string;
            seq: number;
            /** Format: uuid */
            user: string;
        };
        ChatReadInput: {
            name: string;
            seq: number;
            /** Format: uuid */
            user: string;
        };
        ChatReadRequest: {
            seq: number;
        };
        ChatReadRequestInput: {
            seq: number;
        };
        ChatSend: {
            /** Format: uuid */
            cid?: string;
            content: string;
            files?: string[];
            reply_to?: string | null;
            sender_avatar?: string | null;
            /** Format: uuid */
            sender_id?: string;
            sender_name?: string;
        };
        ChatSendInput: {
            /** Format: uuid */
            cid?: string;
            content: string;
            files?: string[];
            reply_to?: string | null;
            sender_avatar?: string | null;
            /** Format: uuid */
            sender_id?: string;
            sender_name?: string;
        };
        ChatState: {
            head: number;
            /** Format: uuid */
            log: string;
            people: components["schemas"]["ChatPerson"][];
            reads: components["schemas"]["ChatRead"][];
            unanswered: {
                /** Format: uuid */
                message_id: string;
                /** Format: uuid */
                newest_id: string;
                /** Format: date-time */
                since: string;
            } | null;
            unread: number;
        };
        ChatStateInput: {
            head: number;
            /** Format: uuid */
            log: string;
            people: components["schemas"]["ChatPersonInput"][];
            reads: components["schemas"]["ChatReadInput"][];
            unanswered: {
                /** Format: uuid */
                message_id: string;
                /** Format: uuid */
                newest_id: string;
                /** Format: date-time */
                since: string;
            } | null;
            unread: number;
        };
        ChatUpload: {
            /** Format: binary */
            file?: string;
        };
        ChatUploadInput: {
            /** Format: binary */
            file?: string;
        };
        ChatWaiting: {
            unanswered: {
                /** Format: uuid */
                message_id: string;
                /** Format: uuid */
                newest_id: string;
                /** Format: date-time */
                since: string;
            } | null;
        };
        ChatWaitingInput: {
            unanswered: {
                /** Format: uuid */
                message_id: string;
                /** Format: uuid */
                newest_id: string;
                /** Format: date-time */
                since: string;
            } | null;
        };
        CheckedClaim: {
            amount_paise: number;
            bank: string;
            claimed_by: string | null;
            /** Format: date-time */
            created_at: string;
            has_proof: boolean;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            method: "bank_transfer" | "check";
            paid_on: string;
            reference: string;
            /** @enum {string} */
            state: "claimed" | "deposited" | "confirmed" | "rejected" | "bounced" | "withdrawn";
            tds_paise: number;
        };
        CheckedClaimInput: {
            amount_paise: number;
            bank: string;
            claimed_by: string | null;
            /** Format: date-time */
            created_at: string;
            has_proof: boolean;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            method: "bank_transfer" | "check";
            paid_on: string;
            reference: string;
            /** @enum {string} */
            state: "claimed" | "deposited" | "confirmed" | "rejected" | "bounced" | "withdrawn";
            tds_paise: number;
        };
        Checkout: {
            /** @enum {string} */
            gateway: "stripe" | "razorpay";
            /** Format: uri */
            url: string;
        };
        CheckoutInput: {
            /** @enum {string} */
            gateway: "stripe" | "razorpay";
            /** Format: uri */
            url: string;
        };
        ClaimDecision: {
            /** @constant */
            state: "deposited";
            version?: number;
        } | {
            amount?: number;
            /** Format: date */
            received_on?: string;
            /** @constant */
            state: "confirmed";
            tds?: number;
            version?: number;
        } | {
            reason: string;
            /** @constant */
            state: "rejected";
            version?: number;
        } | {
            reason: string;
            /** @constant */
            state: "bounced";
            version?: number;
        };
        ClaimDecisionInput: {
            /** @constant */
            state: "deposited";
            version?: number;
        } | {
            amount?: number;
            /** Format: date */
            received_on?: string;
            /** @constant */
            state: "confirmed";
            tds?: number;
            version?: number;
        } | {
            reason: string;
            /** @constant */
            state: "rejected";
            version?: number;
        } | {
            reason: string;
            /** @constant */
            state: "bounced";
            version?: number;
        };
        ClientChoice: {
            /** Format: uuid */
            id: string;
            name: string;
            people: {
                email: string;
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        ClientChoiceInput: {
            /** Format: uuid */
            id: string;
            name: string;
            people: {
                email: string;
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        ClientNeed: {
            change: {
                cost_paise: number;
                days: number;
            } | null;
            due_date: string | null;
            due_state: ("done" | "overdue" | "due_soon" | "upcoming") | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "milestone" | "task" | "payment" | "acceptance" | "risk_review" | "change";
            payment: {
                amount_paise: number;
                failure_reason: string | null;
                payment_method: ("credit_card" | "bank_transfer" | "check") | null;
                /** @enum {string} */
                status: "pending" | "completed" | "failed" | "refunded";
            } | null;
            /** Format: uuid */
            project_id: string;
            project_title: string;
            title: string;
        };
        ClientNeedInput: {
            change: {
                cost_paise: number;
                days: number;
            } | null;
            due_date: string | null;
            due_state: ("done" | "overdue" | "due_soon" | "upcoming") | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "milestone" | "task" | "payment" | "acceptance" | "risk_review" | "change";
            payment: {
                amount_paise: number;
                failure_reason: string | null;
                payment_method: ("credit_card" | "bank_transfer" | "check") | null;
                /** @enum {string} */
                status: "pending" | "completed" | "failed" | "refunded";
            } | null;
            /** Format: uuid */
            project_id: string;
            project_title: string;
            title: string;
        };
        ClientOverview: {
            needs_you: components["schemas"]["ClientNeed"][];
            notifications: components["schemas"]["Notification"][];
            payments: components["schemas"]["Payment"][];
            payments_total: number;
            projects: {
                client: {
                    id: string | null;
                    name: string;
                };
                /** Format: date-time */
                created_at: string;
                current_phase: string;
                description: string;
                due_date: string | null;
                due_date_estimated: boolean;
                end_date: string | null;
                /** @enum {string} */
                health: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
                health_reason: string;
                /** Format: uuid */
                id: string;
                next_due_date: string | null;
                organisation_id: string | null;
                /** @enum {string} */
                priority: "high" | "medium" | "normal";
                progress: number;
                project_manager_id: string | null;
                reference: string;
                standing: string;
                start_date: string | null;
                /** @enum {string} */
                status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                team: {
                    duty: string;
                    /** Format: uuid */
                    id: string;
                    name: string;
                }[];
                title: string;
                version: number;
            }[];
            projects_total: number;
            unread: number;
        };
        ClientOverviewInput: {
            needs_you: components["schemas"]["ClientNeedInput"][];
            notifications: components["schemas"]["NotificationInput"][];
            payments: components["schemas"]["PaymentInput"][];
            payments_total: number;
            projects: {
                client: {
                    id: string | null;
                    name: string;
                };
                /** Format: date-time */
                created_at: string;
                current_phase: string;
                description: string;
                due_date: string | null;
                due_date_estimated: boolean;
                end_date: string | null;
                /** @enum {string} */
                health: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
                health_reason: string;
                /** Format: uuid */
                id: string;
                next_due_date: string | null;
                organisation_id: string | null;
                /** @enum {string} */
                priority: "high" | "medium" | "normal";
                progress: number;
                project_manager_id: string | null;
                reference: string;
                standing: string;
                start_date: string | null;
                /** @enum {string} */
                status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
                team: {
                    duty: string;
                    /** Format: uuid */
                    id: string;
                    name: string;
                }[];
                title: string;
                version: number;
            }[];
            projects_total: number;
            unread: number;
        };
        ClientRequest: {
            billing_address?: string;
            display_name: string & (unknown & unknown & unknown);
            /** @enum {string} */
            gst_category?: "regular" | "sez" | "unregistered" | "government";
            gstin?: string;
            legal_name?: string & (unknown & unknown & unknown);
            phone?: string & (unknown & unknown & unknown);
            state?: ("10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "97" | "04" | "07" | "06" | "02" | "01" | "03" | "08" | "09" | "05") | "";
        };
        ClientRequestInput: {
            billing_address?: string;
            display_name: string & (unknown & unknown & unknown);
            /** @enum {string} */
            gst_category?: "regular" | "sez" | "unregistered" | "government";
            gstin?: string;
            legal_name?: string & (unknown & unknown & unknown);
            phone?: string & (unknown & unknown & unknown);
            state?: ("10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "97" | "04" | "07" | "06" | "02" | "01" | "03" | "08" | "09" | "05") | "";
        };
        Company: {
            addressLines: string[];
            companyName: string;
            contactEmail: string;
            contactPhones: string[];
            emergencyHours: string;
            emergencyPhone: string;
            legalName: string;
            mapTemplate: string;
            whatsappNumber: string;
        };
        CompanyInput: {
            addressLines: string[];
            companyName: string;
            contactEmail: string;
            contactPhones: string[];
            emergencyHours: string;
            emergencyPhone: string;
            legalName: string;
            mapTemplate: string;
            whatsappNumber: string;
        };
        ContactAssignee: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        ContactAssigneeInput: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        ContactConversion: {
            description: string;
            display_name: (string & (unknown & unknown & unknown)) | null;
            end_date: string | null;
            invite_as: ("owner" | "finance" | "viewer") | null;
            organisation_id: string | null;
            project_manager_id: string | null;
            title: string & (unknown & unknown & unknown);
            version?: number;
        };
        ContactConversionInput: {
            description: string;
            display_name: (string & (unknown & unknown & unknown)) | null;
            end_date: string | null;
            invite_as: ("owner" | "finance" | "viewer") | null;
            organisation_id: string | null;
            project_manager_id: string | null;
            title: string & (unknown & unknown & unknown);
            version?: number;
        };
        ContactPatch: {
            admin_notes?: string | null;
            assignee_id?: string | null;
            company?: unknown | null;
            /** Format: email */
            email?: string;
            first_name?: string & (unknown & unknown & unknown);
            last_name?: unknown;
            phone?: unknown | null;
            /** @enum {string} */
            status?: "new" | "in-progress" | "resolved";
            version?: number;
        };
        ContactPatchInput: {
            admin_notes?: string | null;
            assignee_id?: ("" | string) | null;
            company?: (string & (unknown & unknown & unknown)) | null;
            email?: string;
            first_name?: string & (unknown & unknown & unknown);
            last_name?: (string & (unknown & unknown & unknown)) | null;
            phone?: (string & (unknown & unknown & unknown)) | null;
            /** @enum {string} */
            status?: "new" | "in-progress" | "resolved";
            version?: number;
        };
        ContactProgress: {
            admin_notes?: string | null;
            assignee_id?: string | null;
            /** @enum {string} */
            status?: "new" | "in-progress" | "resolved";
            version?: number;
        };
        ContactProgressChange: {
            assignee_id: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "new" | "in-progress" | "resolved";
            version: number;
        };
        ContactProgressChangeInput: {
            assignee_id: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "new" | "in-progress" | "resolved";
            version: number;
        };
        ContactProgressInput: {
            admin_notes?: string | null;
            assignee_id?: ("" | string) | null;
            /** @enum {string} */
            status?: "new" | "in-progress" | "resolved";
            version?: number;
        };
        ContactReceipt: {
            company: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            first_name: string;
            /** Format: uuid */
            id: string;
            last_name: string;
            message: string;
            phone: string | null;
            reference?: string;
            /** @enum {string} */
            status: "new" | "in-progress" | "resolved";
            subject: string;
        };
        ContactReceiptInput: {
            company: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            first_name: string;
            /** Format: uuid */
            id: string;
            last_name: string;
            message: string;
            phone: string | null;
            reference?: string;
            /** @enum {string} */
            status: "new" | "in-progress" | "resolved";
            subject: string;
        };
        ContactReply: {
            author_name: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            failed_at: string | null;
            /** Format: uuid */
            id: string;
            sent_at: string | null;
            text: string;
        };
        ContactReplyInput: {
            author_name: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            failed_at: string | null;
            /** Format: uuid */
            id: string;
            sent_at: string | null;
            text: string;
        };
        ContactReplyRequest: {
            text: string;
        };
        ContactReplyRequestInput: {
            text: string;
        };
        ContactRequest: {
            company: unknown;
            /** @constant */
            consent_notice: "contact-2026-11";
            /** Format: email */
            email: string;
            first_name: string & (unknown & unknown & unknown);
            form_token: string;
            last_name: string & (unknown & unknown & unknown);
            message: string;
            phone: unknown;
            proof?: string & (unknown & unknown);
            /** @constant */
            status?: "new";
            subject: string & (unknown & unknown);
            /** @constant */
            website?: "";
        };
        ContactRequestInput: {
            company?: (string & (unknown & unknown & unknown)) | null;
            /** @constant */
            consent_notice: "contact-2026-11";
            email: string;
            first_name: string & (unknown & unknown & unknown);
            form_token: string;
            last_name: string & (unknown & unknown & unknown);
            message: string;
            phone?: (string & (unknown & unknown & unknown)) | null;
            proof?: string & (unknown & unknown);
            /** @constant */
            status?: "new";
            subject: string & (unknown & unknown);
            /** @constant */
            website?: "";
        };
        ContactSubmission: {
            admin_notes: string | null;
            assignee_id: string | null;
            assignee_name: string | null;
            call_window: ("morning" | "midday" | "afternoon") | null;
            company: string | null;
            converted_at: string | null;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            email: string;
            first_name: string;
            /** Format: uuid */
            id: string;
            last_name: string;
            message: string;
            organisation_id: string | null;
            original: components["schemas"]["OriginalContact"] | null;
            phone: string | null;
            project_id: string | null;
            reference: string;
            /** @enum {string} */
            source: "contact" | "our-works" | "call-back";
            /** @enum {string} */
            status: "new" | "in-progress" | "resolved";
            subject: string;
            version: number;
        };
        ContactSubmissionInput: {
            admin_notes: string | null;
            assignee_id: string | null;
            assignee_name: string | null;
            call_window: ("morning" | "midday" | "afternoon") | null;
            company: string | null;
            converted_at: string | null;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            email: string;
            first_name: string;
            /** Format: uuid */
            id: string;
            last_name: string;
            message: string;
            organisation_id: string | null;
            original: components["schemas"]["OriginalContactInput"] | null;
            phone: string | null;
            project_id: string | null;
            reference: string;
            /** @enum {string} */
            source: "contact" | "our-works" | "call-back";
            /** @enum {string} */
            status: "new" | "in-progress" | "resolved";
            subject: string;
            version: number;
        };
        CostBudget: {
            amount: number | null;
            amount_paise: number | null;
            updated_at: string | null;
            version: number;
        };
        CostBudgetInput: {
            amount: number | null;
            amount_paise: number | null;
            updated_at: string | null;
            version: number;
        };
        CostBudgetRequest: {
            amount: number | null;
            version: number;
        };
        CostBudgetRequestInput: {
            amount: number | null;
            version: number;
        };
        CurrentPassword: {
            current_password: string;
        };
        CurrentPasswordInput: {
            current_password: string;
        };
        DeclineProject: {
            reason: string;
            version?: number;
        };
        DeclineProjectInput: {
            reason: string;
            version?: number;
        };
        Device: {
            /** Format: date-time */
            created_at: string;
            current: boolean;
            /** Format: uuid */
            id: string;
            ip_address: string | null;
            /** Format: date-time */
            updated_at: string;
            user_agent: string | null;
        };
        DeviceInput: {
            /** Format: date-time */
            created_at: string;
            current: boolean;
            /** Format: uuid */
            id: string;
            ip_address: string | null;
            /** Format: date-time */
            updated_at: string;
            user_agent: string | null;
        };
        DiaryEntry: {
            author_name: string;
            can_edit: boolean;
            /** Format: date-time */
            created_at: string;
            entry_date: string;
            headcount: number;
            /** Format: uuid */
            id: string;
            notes: string;
            photos: components["schemas"]["ChatAttachment"][];
            /** Format: uuid */
            project_id: string;
            shared_with_client: boolean;
            temperature: number | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
            /** @enum {string} */
            weather: "clear" | "cloudy" | "rain" | "storm" | "fog" | "heat" | "wind";
        };
        DiaryEntryInput: {
            author_name: string;
            can_edit: boolean;
            /** Format: date-time */
            created_at: string;
            entry_date: string;
            headcount: number;
            /** Format: uuid */
            id: string;
            notes: string;
            photos: components["schemas"]["ChatAttachmentInput"][];
            /** Format: uuid */
            project_id: string;
            shared_with_client: boolean;
            temperature: number | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
            /** @enum {string} */
            weather: "clear" | "cloudy" | "rain" | "storm" | "fog" | "heat" | "wind";
        };
        DiaryEntryPatch: {
            /** Format: date */
            entry_date?: string;
            headcount?: number;
            notes?: string;
            photos?: string[];
            shared_with_client?: boolean;
            temperature?: number | null;
            version?: number;
            /** @enum {string} */
            weather?: "clear" | "cloudy" | "rain" | "storm" | "fog" | "heat" | "wind";
        };
        DiaryEntryPatchInput: {
            /** Format: date */
            entry_date?: string;
            headcount?: number;
            notes?: string;
            photos?: string[];
            shared_with_client?: boolean;
            temperature?: number | null;
            version?: number;
            /** @enum {string} */
            weather?: "clear" | "cloudy" | "rain" | "storm" | "fog" | "heat" | "wind";
        };
        DiaryEntryRequest: {
            /** Format: date */
            entry_date: string;
            headcount: number;
            notes: string;
            /** @default [] */
            photos: string[];
            /** @default true */
            shared_with_client: boolean;
            /** @default null */
            temperature: number | null;
            /** @enum {string} */
            weather: "clear" | "cloudy" | "rain" | "storm" | "fog" | "heat" | "wind";
        };
        DiaryEntryRequestInput: {
            /** Format: date */
            entry_date: string;
            headcount: number;
            notes: string;
            /** @default [] */
            photos: string[];
            /** @default true */
            shared_with_client: boolean;
            /** @default null */
            temperature: number | null;
            /** @enum {string} */
            weather: "clear" | "cloudy" | "rain" | "storm" | "fog" | "heat" | "wind";
        };
        DiaryMonths: {
            data: string[];
        };
        DiaryMonthsInput: {
            data: string[];
        };
        DiaryPage: {
            data: components["schemas"]["DiaryEntry"][];
            next_cursor: string | null;
            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
            total?: number;
        };
        DiaryPageInput: {
            data: components["schemas"]["DiaryEntryInput"][];
            next_cursor: string | null;
            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
            total?: number;
        };
        DocumentPreparing: {
            /** @constant */
            state: "preparing";
        };
        DocumentPreparingInput: {
            /** @constant */
            state: "preparing";
        };
        Done: {
            /** @constant */
            done: true;
        };
        DoneInput: {
            /** @constant */
            done: true;
        };
        DueItem: {
            due_date: string;
            /** @enum {string} */
            due_state: "done" | "overdue" | "due_soon" | "upcoming";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "milestone" | "task" | "payment" | "acceptance" | "risk_review";
            /** Format: uuid */
            project_id: string;
            project_title: string;
            title: string;
        };
        DueItemInput: {
            due_date: string;
            /** @enum {string} */
            due_state: "done" | "overdue" | "due_soon" | "upcoming";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "milestone" | "task" | "payment" | "acceptance" | "risk_review";
            /** Format: uuid */
            project_id: string;
            project_title: string;
            title: string;
        };
        Error: {
            /** @enum {string} */
            code: "invalid_request" | "not_signed_in" | "invalid_credentials" | "second_factor_invalid" | "sign_in_expired" | "reauth_required" | "link_invalid" | "forbidden" | "two_factor_required" | "email_unconfirmed" | "not_found" | "gone" | "conflict" | "stale_version" | "idempotency_key_reused" | "form_token_invalid" | "form_too_fast" | "proof_required" | "payload_too_large" | "unsupported_media_type" | "too_many_requests" | "unavailable" | "internal";
            current?: {
                [key: string]: unknown;
            };
            fields?: {
                [key: string]: string;
            };
            message: string;
            request_id: string;
        };
        ErrorInput: {
            /** @enum {string} */
            code: "invalid_request" | "not_signed_in" | "invalid_credentials" | "second_factor_invalid" | "sign_in_expired" | "reauth_required" | "link_invalid" | "forbidden" | "two_factor_required" | "email_unconfirmed" | "not_found" | "gone" | "conflict" | "stale_version" | "idempotency_key_reused" | "form_token_invalid" | "form_too_fast" | "proof_required" | "payload_too_large" | "unsupported_media_type" | "too_many_requests" | "unavailable" | "internal";
            current?: {
                [key: string]: unknown;
            };
            fields?: {
                [key: string]: string;
            };
            message: string;
            request_id: string;
        };
        Expense: {
            amount: number;
            amount_paise: number;
            bill: {
                name: string;
                size: number;
                /** @enum {string} */
                state: "quarantined" | "clean" | "infected" | "removed";
            } | null;
            /** @enum {string} */
            category: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            description: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            shared_with_client: boolean;
            spent_on: string;
            version: number;
        };
        ExpenseInput: {
            amount: number;
            amount_paise: number;
            bill: {
                name: string;
                size: number;
                /** @enum {string} */
                state: "quarantined" | "clean" | "infected" | "removed";
            } | null;
            /** @enum {string} */
            category: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            description: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            shared_with_client: boolean;
            spent_on: string;
            version: number;
        };
        ExpensePatch: {
            amount?: number;
            /** @enum {string} */
            category?: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            description?: string & (unknown & unknown);
            shared_with_client?: boolean;
            /** Format: date */
            spent_on?: string;
            version?: number;
        };
        ExpensePatchInput: {
            amount?: number;
            /** @enum {string} */
            category?: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            description?: string & (unknown & unknown);
            shared_with_client?: boolean;
            /** Format: date */
            spent_on?: string;
            version?: number;
        };
        ExpenseRequest: {
            amount: number;
            /** @enum {string} */
            category: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            description: string & (unknown & unknown);
            /** @default false */
            shared_with_client: boolean;
            /** Format: date */
            spent_on: string;
        };
        ExpenseRequestInput: {
            amount: number;
            /** @enum {string} */
            category: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            description: string & (unknown & unknown);
            /** @default false */
            shared_with_client: boolean;
            /** Format: date */
            spent_on: string;
        };
        Forecast: {
            /** @enum {string} */
            basis: "own" | "other_projects" | "none";
            decides: {
                id: string;
                share: number;
                title: string;
            }[];
            earliest: string | null;
            latest: string | null;
            middle: string | null;
            missing: ("not_running" | "progress" | "completions" | "weeks" | "dates")[];
        };
        ForecastInput: {
            /** @enum {string} */
            basis: "own" | "other_projects" | "none";
            decides: {
                id: string;
                share: number;
                title: string;
            }[];
            earliest: string | null;
            latest: string | null;
            middle: string | null;
            missing: ("not_running" | "progress" | "completions" | "weeks" | "dates")[];
        };
        ForgotPassword: {
            /** Format: email */
            email: string;
        };
        ForgotPasswordInput: {
            email: string;
        };
        FormToken: {
            minimum_seconds: number;
            proof_bits: number;
            token: string;
        };
        FormTokenInput: {
            minimum_seconds: number;
            proof_bits: number;
            token: string;
        };
        FoundContact: {
            email: string;
            /** Format: uuid */
            id: string;
            name: string;
            organisation: string;
            /** Format: uuid */
            project_id: string;
        };
        FoundContactInput: {
            email: string;
            /** Format: uuid */
            id: string;
            name: string;
            organisation: string;
            /** Format: uuid */
            project_id: string;
        };
        FoundFile: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            project_id: string;
            project_title: string;
        };
        FoundFileInput: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            project_id: string;
            project_title: string;
        };
        Holiday: {
            /** Format: date */
            date: string;
            name: string & (unknown & unknown);
        };
        HolidayInput: {
            /** Format: date */
            date: string;
            name: string & (unknown & unknown);
        };
        Interview: {
            /** Format: uuid */
            application_id: string;
            busy: string[];
            cancelled_at: string | null;
            /** Format: date */
            day: string;
            /** Format: uuid */
            id: string;
            interviewer_ids: string[];
            interviewers: components["schemas"]["Interviewer"][];
            /** @enum {string} */
            kind: "office" | "phone" | "video";
            minutes: number;
            note: string | null;
            place: string;
            /** Format: date-time */
            starts_at: string;
            time: string;
            version: number;
        };
        InterviewCancellation: {
            version?: number;
        };
        InterviewCancellationInput: {
            version?: number;
        };
        Interviewer: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        InterviewerInput: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        InterviewForApplicant: {
            /** @enum {string} */
            kind: "office" | "phone" | "video";
            minutes: number;
            note: string | null;
            place: string;
            /** Format: date-time */
            starts_at: string;
        };
        InterviewForApplicantInput: {
            /** @enum {string} */
            kind: "office" | "phone" | "video";
            minutes: number;
            note: string | null;
            place: string;
            /** Format: date-time */
            starts_at: string;
        };
        InterviewInput: {
            /** Format: uuid */
            application_id: string;
            busy: string[];
            cancelled_at: string | null;
            /** Format: date */
            day: string;
            /** Format: uuid */
            id: string;
            interviewer_ids: string[];
            interviewers: components["schemas"]["InterviewerInput"][];
            /** @enum {string} */
            kind: "office" | "phone" | "video";
            minutes: number;
            note: string | null;
            place: string;
            /** Format: date-time */
            starts_at: string;
            time: string;
            version: number;
        };
        InterviewPatch: {
            /** Format: date */
            day?: string;
            interviewer_ids?: string[];
            /** @enum {string} */
            kind?: "office" | "phone" | "video";
            minutes?: number;
            note?: unknown | null;
            place?: string & (unknown & unknown);
            time?: string & (unknown & unknown);
            version?: number;
        };
        InterviewPatchInput: {
            /** Format: date */
            day?: string;
            interviewer_ids?: string[];
            /** @enum {string} */
            kind?: "office" | "phone" | "video";
            minutes?: number;
            note?: string | null;
            place?: string & (unknown & unknown);
            time?: string & (unknown & unknown);
            version?: number;
        };
        InterviewTime: {
            minutes: number;
            /** Format: date-time */
            starts_at: string;
        };
        InterviewTimeInput: {
            minutes: number;
            /** Format: date-time */
            starts_at: string;
        };
        Invitation: {
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
        };
        InvitationInput: {
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
        };
        InviteToOrganisation: {
            /** Format: email */
            email: string;
            name: string & (unknown & unknown & unknown);
            /** @enum {string} */
            role: "owner" | "finance" | "viewer";
        };
        InviteToOrganisationInput: {
            email: string;
            name: string & (unknown & unknown & unknown);
            /** @enum {string} */
            role: "owner" | "finance" | "viewer";
        };
        InviteUser: {
            /** Format: email */
            email: string;
            name: string & (unknown & unknown & unknown);
            /** @enum {string} */
            role: "admin" | "manager" | "client";
        };
        InviteUserInput: {
            email: string;
            name: string & (unknown & unknown & unknown);
            /** @enum {string} */
            role: "admin" | "manager" | "client";
        };
        InvoiceUpload: {
            /** Format: date */
            date: string;
            /** Format: binary */
            file?: string;
            /** @enum {string} */
            kind: "invoice" | "receipt_voucher";
            number: string;
        };
        InvoiceUploadInput: {
            /** Format: date */
            date: string;
            /** Format: binary */
            file?: string;
            /** @enum {string} */
            kind: "invoice" | "receipt_voucher";
            number: string & (unknown & unknown);
        };
        Job: {
            area: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            benefits: string[];
            closes_on: string | null;
            department: string;
            description: string;
            duration: string | null;
            experience: string;
            id: string & (unknown & unknown);
            location: string;
            /** Format: date */
            posted_on: string;
            requirements: string[];
            responsibilities: string[];
            title: string;
            type: string;
        };
        JobInput: {
            area: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            benefits: string[];
            closes_on: string | null;
            department: string;
            description: string;
            duration: string | null;
            experience: string;
            id: string & (unknown & unknown);
            location: string;
            /** Format: date */
            posted_on: string;
            requirements: string[];
            responsibilities: string[];
            title: string;
            type: string;
        };
        JobPatch: {
            area?: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            benefits?: (string & (unknown & unknown))[];
            closes_on?: string | null;
            department?: string & (unknown & unknown);
            description?: string;
            duration?: (string & (unknown & unknown)) | null;
            experience?: string & (unknown & unknown);
            location?: string & (unknown & unknown);
            requirements?: (string & (unknown & unknown))[];
            responsibilities?: (string & (unknown & unknown))[];
            /** @enum {string} */
            status?: "draft" | "open" | "closed";
            title?: string & (unknown & unknown);
            type?: string & (unknown & unknown);
            version?: number;
        };
        JobPatchInput: {
            area?: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            benefits?: (string & (unknown & unknown))[];
            closes_on?: string | null;
            department?: string & (unknown & unknown);
            description?: string;
            duration?: (string & (unknown & unknown)) | null;
            experience?: string & (unknown & unknown);
            location?: string & (unknown & unknown);
            requirements?: (string & (unknown & unknown))[];
            responsibilities?: (string & (unknown & unknown))[];
            /** @enum {string} */
            status?: "draft" | "open" | "closed";
            title?: string & (unknown & unknown);
            type?: string & (unknown & unknown);
            version?: number;
        };
        JobStatusChange: {
            closes_on: string | null;
            id: string & (unknown & unknown);
            /** @enum {string} */
            status: "open" | "closed";
            version: number;
        };
        JobStatusChangeInput: {
            closes_on: string | null;
            id: string & (unknown & unknown);
            /** @enum {string} */
            status: "open" | "closed";
            version: number;
        };
        LinkToken: {
            token: string;
        };
        LinkTokenInput: {
            token: string;
        };
        ListedInvitation: {
            accepted_at: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            invited_by_name: string | null;
            name: string;
            organisation_id: string | null;
            organisation_name: string | null;
            organisation_role: ("owner" | "finance" | "viewer") | null;
            revoked_at: string | null;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
            /** @enum {string} */
            state: "sent" | "expired" | "accepted" | "revoked";
        };
        ListedInvitationInput: {
            accepted_at: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            invited_by_name: string | null;
            name: string;
            organisation_id: string | null;
            organisation_name: string | null;
            organisation_role: ("owner" | "finance" | "viewer") | null;
            revoked_at: string | null;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
            /** @enum {string} */
            state: "sent" | "expired" | "accepted" | "revoked";
        };
        ListedOrganisation: {
            billing_address: string;
            /** Format: date-time */
            created_at: string;
            display_name: string;
            /** @enum {string} */
            gst_category: "regular" | "sez" | "unregistered" | "government";
            gstin: string;
            /** Format: uuid */
            id: string;
            legal_name: string;
            people_count: number;
            phone: string;
            projects_count: number;
            state: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        ListedOrganisationInput: {
            billing_address: string;
            /** Format: date-time */
            created_at: string;
            display_name: string;
            /** @enum {string} */
            gst_category: "regular" | "sez" | "unregistered" | "government";
            gstin: string;
            /** Format: uuid */
            id: string;
            legal_name: string;
            people_count: number;
            phone: string;
            projects_count: number;
            state: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        MailedAnswer: {
            /** @enum {string} */
            answer: "accepted" | "accepted_with_remarks" | "rejected";
            /** @constant */
            purpose: "milestone";
            /** @default  */
            remarks: string;
            token: string;
            version: number;
        } | {
            /** @constant */
            purpose: "change_request";
            /** @enum {string} */
            state: "accepted" | "declined" | "withdrawn";
            token: string;
            version: number;
        } | {
            content: string;
            /** @constant */
            purpose: "message";
            token: string;
        };
        MailedAnswerInput: {
            /** @enum {string} */
            answer: "accepted" | "accepted_with_remarks" | "rejected";
            /** @constant */
            purpose: "milestone";
            /** @default  */
            remarks: string;
            token: string;
            version: number;
        } | {
            /** @constant */
            purpose: "change_request";
            /** @enum {string} */
            state: "accepted" | "declined" | "withdrawn";
            token: string;
            version: number;
        } | {
            content: string;
            /** @constant */
            purpose: "message";
            token: string;
        };
        MailedThing: {
            facts: {
                label: string;
                value: string;
            }[];
            path: string;
            project: string;
            /** @enum {string} */
            purpose: "milestone" | "change_request" | "message";
            reader: string;
            refused_as: ("declined" | "withdrawn") | null;
            text: string;
            title: string;
            version: number;
        };
        MailedThingInput: {
            facts: {
                label: string;
                value: string;
            }[];
            path: string;
            project: string;
            /** @enum {string} */
            purpose: "milestone" | "change_request" | "message";
            reader: string;
            refused_as: ("declined" | "withdrawn") | null;
            text: string;
            title: string;
            version: number;
        };
        MailPreview: {
            body: string;
            html: string;
            subject: string;
        };
        MailPreviewInput: {
            body: string;
            html: string;
            subject: string;
        };
        MailPreviewRequest: {
            body?: string;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            subject?: string & (unknown & unknown);
        };
        MailPreviewRequestInput: {
            body?: string;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            subject?: string & (unknown & unknown);
        };
        MailTemplate: {
            body: string;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            subject: string & (unknown & unknown);
            version: number;
        };
        MailTemplateEdit: {
            body: string;
            subject: string & (unknown & unknown);
            version?: number;
        };
        MailTemplateEditInput: {
            body: string;
            subject: string & (unknown & unknown);
            version?: number;
        };
        MailTemplateInput: {
            body: string;
            /** @enum {string} */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
            subject: string & (unknown & unknown);
            version: number;
        };
        ManagerChange: {
            duty: ("project_manager" | "site_supervisor" | "member") | null;
            /** Format: uuid */
            id: string;
            project_manager_id: string | null;
            version: number;
            waited: boolean;
        };
        ManagerChangeInput: {
            duty: ("project_manager" | "site_supervisor" | "member") | null;
            /** Format: uuid */
            id: string;
            project_manager_id: string | null;
            version: number;
            waited: boolean;
        };
        ManagerLoad: {
            at_risk: number;
            due_paise: number;
            late: number;
            manager: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            running: number;
        };
        ManagerLoadInput: {
            at_risk: number;
            due_paise: number;
            late: number;
            manager: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            running: number;
        };
        ManagerOverview: {
            changes_to_price: components["schemas"]["ChangeToPrice"][];
            due_this_week: components["schemas"]["DueItem"][];
            overdue: components["schemas"]["DueItem"][];
            projects: components["schemas"]["ProjectCard"][];
            projects_total: number;
            to_accept: components["schemas"]["DueItem"][];
            unanswered: components["schemas"]["Unanswered"][];
            unread: number;
        };
        ManagerOverviewInput: {
            changes_to_price: components["schemas"]["ChangeToPriceInput"][];
            due_this_week: components["schemas"]["DueItemInput"][];
            overdue: components["schemas"]["DueItemInput"][];
            projects: components["schemas"]["ProjectCardInput"][];
            projects_total: number;
            to_accept: components["schemas"]["DueItemInput"][];
            unanswered: components["schemas"]["UnansweredInput"][];
            unread: number;
        };
        Me: {
            /** Format: date-time */
            created_at: string;
            email: string;
            email_verified: boolean;
            /** Format: uuid */
            id: string;
            organisation: components["schemas"]["Membership"] | null;
            pending_email: string | null;
            two_factor_due: {
                /** Format: date-time */
                at: string;
                is_over: boolean;
            } | null;
            two_factor_enabled: boolean;
            user_metadata: {
                name: string;
                /** @enum {string} */
                role: "admin" | "manager" | "client";
            };
        };
        MeInput: {
            /** Format: date-time */
            created_at: string;
            email: string;
            email_verified: boolean;
            /** Format: uuid */
            id: string;
            organisation: components["schemas"]["MembershipInput"] | null;
            pending_email: string | null;
            two_factor_due: {
                /** Format: date-time */
                at: string;
                is_over: boolean;
            } | null;
            two_factor_enabled: boolean;
            user_metadata: {
                name: string;
                /** @enum {string} */
                role: "admin" | "manager" | "client";
            };
        };
        MembersChange: {
            /** Format: uuid */
            id: string;
            user_ids: string[];
            version: number;
        };
        MembersChangeInput: {
            /** Format: uuid */
            id: string;
            user_ids: string[];
            version: number;
        };
        Membership: {
            display_name: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            role: "owner" | "finance" | "viewer";
        };
        MembershipInput: {
            display_name: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            role: "owner" | "finance" | "viewer";
        };
        MergeOrganisation: {
            /** Format: uuid */
            into_id: string;
            /** @enum {string} */
            role?: "owner" | "finance" | "viewer";
        };
        MergeOrganisationInput: {
            /** Format: uuid */
            into_id: string;
            /** @enum {string} */
            role?: "owner" | "finance" | "viewer";
        };
        Milestone: {
            /** @enum {string} */
            acceptance: "none" | "asked" | "accepted" | "accepted_with_remarks" | "rejected";
            acceptance_at: string | null;
            acceptance_by: string | null;
            acceptance_file: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            acceptance_on_behalf: boolean;
            acceptance_reason: string;
            acceptance_remarks: string;
            added_by: string | null;
            added_by_client: boolean;
            baseline_date: string;
            completion_date: string | null;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            description: string;
            due_date: string;
            /** @enum {string} */
            due_state: "done" | "overdue" | "due_soon" | "upcoming";
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            /** @enum {string} */
            status: "pending" | "in_progress" | "completed" | "delayed";
            title: string;
            version: number;
            weight: number;
        };
        MilestoneAnswer: {
            /** @enum {string} */
            answer: "accepted" | "accepted_with_remarks" | "rejected";
            file_id?: string | null;
            reason?: string & (unknown & unknown);
            /** @default  */
            remarks: string;
            version?: number;
        };
        MilestoneAnswerInput: {
            /** @enum {string} */
            answer: "accepted" | "accepted_with_remarks" | "rejected";
            file_id?: string | null;
            reason?: string & (unknown & unknown);
            /** @default  */
            remarks: string;
            version?: number;
        };
        MilestoneDates: {
            baseline_date: string;
            changes: {
                from_date: string;
                /** Format: uuid */
                id: string;
                /** Format: date-time */
                moved_at: string;
                moved_by: string | null;
                reason: string;
                to_date: string;
            }[];
            completion_date: string | null;
            due_date: string;
            /** Format: uuid */
            milestone_id: string;
            /** @enum {string} */
            status: "pending" | "in_progress" | "completed" | "delayed";
            title: string;
        };
        MilestoneDatesInput: {
            baseline_date: string;
            changes: {
                from_date: string;
                /** Format: uuid */
                id: string;
                /** Format: date-time */
                moved_at: string;
                moved_by: string | null;
                reason: string;
                to_date: string;
            }[];
            completion_date: string | null;
            due_date: string;
            /** Format: uuid */
            milestone_id: string;
            /** @enum {string} */
            status: "pending" | "in_progress" | "completed" | "delayed";
            title: string;
        };
        MilestoneEdit: {
            description: string;
            /** Format: date */
            due_date: string;
            reason?: string & (unknown & unknown);
            /** @enum {string} */
            status: "pending" | "in_progress" | "completed" | "delayed";
            title: string & (unknown & unknown);
            undoable?: boolean;
            version?: number;
            weight?: number;
        };
        MilestoneEditInput: {
            description: string;
            /** Format: date */
            due_date: string;
            reason?: string & (unknown & unknown);
            /** @enum {string} */
            status: "pending" | "in_progress" | "completed" | "delayed";
            title: string & (unknown & unknown);
            undoable?: boolean;
            version?: number;
            weight?: number;
        };
        MilestoneInput: {
            /** @enum {string} */
            acceptance: "none" | "asked" | "accepted" | "accepted_with_remarks" | "rejected";
            acceptance_at: string | null;
            acceptance_by: string | null;
            acceptance_file: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            acceptance_on_behalf: boolean;
            acceptance_reason: string;
            acceptance_remarks: string;
            added_by: string | null;
            added_by_client: boolean;
            baseline_date: string;
            completion_date: string | null;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            description: string;
            due_date: string;
            /** @enum {string} */
            due_state: "done" | "overdue" | "due_soon" | "upcoming";
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            /** @enum {string} */
            status: "pending" | "in_progress" | "completed" | "delayed";
            title: string;
            version: number;
            weight: number;
        };
        MilestoneRequest: {
            description: string;
            /** Format: date */
            due_date: string;
            /**
             * @default pending
             * @enum {string}
             */
            status: "pending" | "in_progress" | "completed" | "delayed";
            title: string & (unknown & unknown);
            weight?: number;
        };
        MilestoneRequestInput: {
            description: string;
            /** Format: date */
            due_date: string;
            /**
             * @default pending
             * @enum {string}
             */
            status: "pending" | "in_progress" | "completed" | "delayed";
            title: string & (unknown & unknown);
            weight?: number;
        };
        NavCounts: {
            applications: number;
            contacts: number;
            new_requests: number;
            payments: number;
            projects: number;
        };
        NavCountsInput: {
            applications: number;
            contacts: number;
            new_requests: number;
            payments: number;
            projects: number;
        };
        NeedsYou: {
            at_risk: number;
            changes_to_price: number;
            coming_interviews: number;
            lapsing_invitations: number;
            late: number;
            new_applications: number;
            new_enquiries: number;
            new_requests: number;
            parked_events: number;
            payments_to_confirm: number;
            unanswered_messages: number;
            without_manager: number;
        };
        NeedsYouInput: {
            at_risk: number;
            changes_to_price: number;
            coming_interviews: number;
            lapsing_invitations: number;
            late: number;
            new_applications: number;
            new_enquiries: number;
            new_requests: number;
            parked_events: number;
            payments_to_confirm: number;
            unanswered_messages: number;
            without_manager: number;
        };
        NewApplication: {
            applicant_name: string & (unknown & unknown & unknown);
            /** Format: email */
            email: string;
            /** @default 0 */
            experience: number;
            job_id?: (string & (unknown & unknown)) | null;
            /** @default null */
            notes: string | null;
            position: string & (unknown & unknown);
            /** @default null */
            resume_url: string | null;
            /** @default [] */
            skills: (string & (unknown & unknown))[];
            /**
             * @default pending
             * @enum {string}
             */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
        };
        NewApplicationInput: {
            applicant_name: string & (unknown & unknown & unknown);
            email: string;
            /** @default 0 */
            experience: number;
            job_id?: (string & (unknown & unknown)) | null;
            notes?: (string) | null;
            position: string & (unknown & unknown);
            resume_url?: (string) | null;
            /** @default [] */
            skills: (string & (unknown & unknown))[];
            /**
             * @default pending
             * @enum {string}
             */
            status: "pending" | "reviewing" | "interviewed" | "accepted" | "rejected";
        };
        NewChangeRequest: {
            cost?: number;
            days?: number;
            /** @default  */
            description: string;
            title: string & (unknown & unknown);
        };
        NewChangeRequestInput: {
            cost?: number;
            days?: number;
            /** @default  */
            description: string;
            title: string & (unknown & unknown);
        };
        NewInterview: {
            /** Format: date */
            day: string;
            interviewer_ids: string[];
            /** @enum {string} */
            kind: "office" | "phone" | "video";
            minutes: number;
            /** @default null */
            note: unknown | null;
            place: string & (unknown & unknown);
            time: string & (unknown & unknown);
        };
        NewInterviewInput: {
            /** Format: date */
            day: string;
            interviewer_ids: string[];
            /** @enum {string} */
            kind: "office" | "phone" | "video";
            minutes: number;
            note?: string | null;
            place: string & (unknown & unknown);
            time: string & (unknown & unknown);
        };
        NewJob: {
            /** @default null */
            area: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            /** @default [] */
            benefits: (string & (unknown & unknown))[];
            /** @default null */
            closes_on: string | null;
            department: string & (unknown & unknown);
            description: string;
            /** @default null */
            duration: (string & (unknown & unknown)) | null;
            experience: string & (unknown & unknown);
            id?: string & (unknown & unknown);
            /** @default Hyderabad, India */
            location: string & (unknown & unknown);
            /** @default [] */
            requirements: (string & (unknown & unknown))[];
            /** @default [] */
            responsibilities: (string & (unknown & unknown))[];
            /**
             * @default open
             * @enum {string}
             */
            status: "draft" | "open";
            title: string & (unknown & unknown);
            /** @default Full-time */
            type: string & (unknown & unknown);
        };
        NewJobInput: {
            /** @default null */
            area: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            /** @default [] */
            benefits: (string & (unknown & unknown))[];
            /** @default null */
            closes_on: string | null;
            department: string & (unknown & unknown);
            description: string;
            /** @default null */
            duration: (string & (unknown & unknown)) | null;
            experience: string & (unknown & unknown);
            id?: string & (unknown & unknown);
            /** @default Hyderabad, India */
            location: string & (unknown & unknown);
            /** @default [] */
            requirements: (string & (unknown & unknown))[];
            /** @default [] */
            responsibilities: (string & (unknown & unknown))[];
            /**
             * @default open
             * @enum {string}
             */
            status: "draft" | "open";
            title: string & (unknown & unknown);
            /** @default Full-time */
            type: string & (unknown & unknown);
        };
        NewNewsletterIssue: {
            body: string;
            subject: string & (unknown & unknown);
        };
        NewNewsletterIssueInput: {
            body: string;
            subject: string & (unknown & unknown);
        };
        NewsletterAnswer: {
            /** @constant */
            message: "Please check your inbox and confirm your subscription.";
        };
        NewsletterAnswerInput: {
            /** @constant */
            message: "Please check your inbox and confirm your subscription.";
        };
        NewsletterIssue: {
            body: string;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            finished_at: string | null;
            /** Format: uuid */
            id: string;
            paused_by_refusals: boolean;
            published_at: string | null;
            recipients: number;
            refused: number;
            sent: number;
            slug: string | null;
            stalled_at: string | null;
            /** @enum {string} */
            state: "draft" | "sending" | "paused" | "sent";
            subject: string;
            unsubscribed: number;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        NewsletterIssueInput: {
            body: string;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            finished_at: string | null;
            /** Format: uuid */
            id: string;
            paused_by_refusals: boolean;
            published_at: string | null;
            recipients: number;
            refused: number;
            sent: number;
            slug: string | null;
            stalled_at: string | null;
            /** @enum {string} */
            state: "draft" | "sending" | "paused" | "sent";
            subject: string;
            unsubscribed: number;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        NewsletterIssuePatch: {
            body?: string;
            subject?: string & (unknown & unknown);
            version?: number;
        };
        NewsletterIssuePatchInput: {
            body?: string;
            subject?: string & (unknown & unknown);
            version?: number;
        };
        NewsletterRequest: {
            /** @constant */
            consent_notice: "newsletter-2026-11-17";
            /** Format: email */
            email: string;
            form_token: string;
            proof?: string & (unknown & unknown);
            /** @enum {string} */
            source: "footer" | "blog";
            /** @constant */
            website?: "";
        };
        NewsletterRequestInput: {
            /** @constant */
            consent_notice: "newsletter-2026-11-17";
            email: string;
            form_token: string;
            proof?: string & (unknown & unknown);
            /** @enum {string} */
            source: "footer" | "blog";
            /** @constant */
            website?: "";
        };
        NewsletterSubscribers: {
            subscribers: number;
        };
        NewsletterSubscribersInput: {
            subscribers: number;
        };
        NewsletterTestSent: {
            to: string;
        };
        NewsletterTestSentInput: {
            to: string;
        };
        Notification: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "project_received" | "project_created" | "project_declined" | "project_withdrawn" | "manager_assigned" | "status_changed" | "milestone_added" | "milestone_due" | "milestone_overdue" | "milestone_completed" | "milestone_answered" | "change_requested" | "change_answered" | "tasks_changed" | "task_overdue" | "chat_mention" | "chat_unanswered" | "chat_unread" | "weekly_report" | "weekly_summary" | "person_invited" | "person_joined" | "person_left" | "payment_requested" | "payment_received" | "payment_failed" | "payment_claim_rejected" | "payment_refunded" | "payment_claimed" | "payment_disputed" | "payment_parked" | "application_received" | "enquiry_received" | "enquiry_assigned" | "enquiry_reply_failed";
            message: string;
            path: string;
            read: boolean;
            subject: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                type: "project" | "milestone" | "change_request" | "task" | "message" | "application" | "enquiry" | "organisation" | "payment" | "parked_event";
            };
        };
        NotificationChoices: {
            data: components["schemas"]["NotificationPreference"][];
            /** @enum {string} */
            mails: "at_once" | "daily";
            switched_off: ("project_received" | "project_created" | "project_declined" | "project_withdrawn" | "manager_assigned" | "status_changed" | "milestone_added" | "milestone_due" | "milestone_overdue" | "milestone_completed" | "milestone_answered" | "change_requested" | "change_answered" | "tasks_changed" | "task_overdue" | "chat_mention" | "chat_unanswered" | "chat_unread" | "weekly_report" | "weekly_summary" | "person_invited" | "person_joined" | "person_left" | "payment_requested" | "payment_received" | "payment_failed" | "payment_claim_rejected" | "payment_refunded" | "payment_claimed" | "payment_disputed" | "payment_parked" | "application_received" | "enquiry_received" | "enquiry_assigned" | "enquiry_reply_failed")[];
        };
        NotificationChoicesInput: {
            data: components["schemas"]["NotificationPreferenceInput"][];
            /** @enum {string} */
            mails: "at_once" | "daily";
            switched_off: ("project_received" | "project_created" | "project_declined" | "project_withdrawn" | "manager_assigned" | "status_changed" | "milestone_added" | "milestone_due" | "milestone_overdue" | "milestone_completed" | "milestone_answered" | "change_requested" | "change_answered" | "tasks_changed" | "task_overdue" | "chat_mention" | "chat_unanswered" | "chat_unread" | "weekly_report" | "weekly_summary" | "person_invited" | "person_joined" | "person_left" | "payment_requested" | "payment_received" | "payment_failed" | "payment_claim_rejected" | "payment_refunded" | "payment_claimed" | "payment_disputed" | "payment_parked" | "application_received" | "enquiry_received" | "enquiry_assigned" | "enquiry_reply_failed")[];
        };
        NotificationInput: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "project_received" | "project_created" | "project_declined" | "project_withdrawn" | "manager_assigned" | "status_changed" | "milestone_added" | "milestone_due" | "milestone_overdue" | "milestone_completed" | "milestone_answered" | "change_requested" | "change_answered" | "tasks_changed" | "task_overdue" | "chat_mention" | "chat_unanswered" | "chat_unread" | "weekly_report" | "weekly_summary" | "person_invited" | "person_joined" | "person_left" | "payment_requested" | "payment_received" | "payment_failed" | "payment_claim_rejected" | "payment_refunded" | "payment_claimed" | "payment_disputed" | "payment_parked" | "application_received" | "enquiry_received" | "enquiry_assigned" | "enquiry_reply_failed";
            message: string;
            path: string;
            read: boolean;
            subject: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                type: "project" | "milestone" | "change_request" | "task" | "message" | "application" | "enquiry" | "organisation" | "payment" | "parked_event";
            };
        };
        NotificationPreference: {
            digest: boolean;
            email: boolean;
            in_app: boolean;
            /** @enum {string} */
            kind: "project_received" | "project_created" | "project_declined" | "project_withdrawn" | "manager_assigned" | "status_changed" | "milestone_added" | "milestone_due" | "milestone_overdue" | "milestone_completed" | "milestone_answered" | "change_requested" | "change_answered" | "tasks_changed" | "task_overdue" | "chat_mention" | "chat_unanswered" | "chat_unread" | "weekly_report" | "weekly_summary" | "person_invited" | "person_joined" | "person_left" | "payment_requested" | "payment_received" | "payment_failed" | "payment_claim_rejected" | "payment_refunded" | "payment_claimed" | "payment_disputed" | "payment_parked" | "application_received" | "enquiry_received" | "enquiry_assigned" | "enquiry_reply_failed";
        };
        NotificationPreferenceInput: {
            digest: boolean;
            email: boolean;
            in_app: boolean;
            /** @enum {string} */
            kind: "project_received" | "project_created" | "project_declined" | "project_withdrawn" | "manager_assigned" | "status_changed" | "milestone_added" | "milestone_due" | "milestone_overdue" | "milestone_completed" | "milestone_answered" | "change_requested" | "change_answered" | "tasks_changed" | "task_overdue" | "chat_mention" | "chat_unanswered" | "chat_unread" | "weekly_report" | "weekly_summary" | "person_invited" | "person_joined" | "person_left" | "payment_requested" | "payment_received" | "payment_failed" | "payment_claim_rejected" | "payment_refunded" | "payment_claimed" | "payment_disputed" | "payment_parked" | "application_received" | "enquiry_received" | "enquiry_assigned" | "enquiry_reply_failed";
        };
        NotificationPreferences: {
            data: components["schemas"]["NotificationPreference"][];
            /** @enum {string} */
            mails?: "at_once" | "daily";
        };
        NotificationPreferencesInput: {
            data: components["schemas"]["NotificationPreferenceInput"][];
            /** @enum {string} */
            mails?: "at_once" | "daily";
        };
        NotificationSettings: {
            acceptanceReminderDays: number;
            applicationUpdates: boolean;
            emailNotifications: boolean;
            paymentUpdates: boolean;
            projectUpdates: boolean;
            smsNotifications: boolean;
        };
        NotificationSettingsInput: {
            acceptanceReminderDays: number;
            applicationUpdates: boolean;
            emailNotifications: boolean;
            paymentUpdates: boolean;
            projectUpdates: boolean;
            smsNotifications: boolean;
        };
        OpenInvitation: {
            account: boolean;
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            name: string;
            organisation: string | null;
            organisation_role: ("owner" | "finance" | "viewer") | null;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
        };
        OpenInvitationInput: {
            account: boolean;
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            name: string;
            organisation: string | null;
            organisation_role: ("owner" | "finance" | "viewer") | null;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
        };
        Organisation: {
            billing_address: string;
            /** Format: date-time */
            created_at: string;
            display_name: string;
            /** @enum {string} */
            gst_category: "regular" | "sez" | "unregistered" | "government";
            gstin: string;
            /** Format: uuid */
            id: string;
            legal_name: string;
            pan: string;
            phone: string;
            state: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        OrganisationActivity: {
            action: string;
            actor_id: string | null;
            actor_name: string | null;
            /** Format: date-time */
            at: string;
            details: {
                [key: string]: unknown;
            };
            id: string;
        };
        OrganisationActivityInput: {
            action: string;
            actor_id: string | null;
            actor_name: string | null;
            /** Format: date-time */
            at: string;
            details: {
                [key: string]: unknown;
            };
            id: string;
        };
        OrganisationInput: {
            billing_address: string;
            /** Format: date-time */
            created_at: string;
            display_name: string;
            /** @enum {string} */
            gst_category: "regular" | "sez" | "unregistered" | "government";
            gstin: string;
            /** Format: uuid */
            id: string;
            legal_name: string;
            pan: string;
            phone: string;
            state: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        OrganisationInvitation: {
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "finance" | "viewer";
            /** @enum {string} */
            state?: "sent" | "expired" | "accepted" | "revoked";
        };
        OrganisationInvitationInput: {
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "finance" | "viewer";
            /** @enum {string} */
            state?: "sent" | "expired" | "accepted" | "revoked";
        };
        OrganisationPatch: {
            billing_address?: string;
            display_name?: string & (unknown & unknown & unknown);
            /** @enum {string} */
            gst_category?: "regular" | "sez" | "unregistered" | "government";
            gstin?: string;
            legal_name?: string & (unknown & unknown & unknown);
            pan?: string;
            phone?: string & (unknown & unknown & unknown);
            state?: ("10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "97" | "04" | "07" | "06" | "02" | "01" | "03" | "08" | "09" | "05") | "";
            version?: number;
        };
        OrganisationPatchInput: {
            billing_address?: string;
            display_name?: string & (unknown & unknown & unknown);
            /** @enum {string} */
            gst_category?: "regular" | "sez" | "unregistered" | "government";
            gstin?: string;
            legal_name?: string & (unknown & unknown & unknown);
            pan?: string;
            phone?: string & (unknown & unknown & unknown);
            state?: ("10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "97" | "04" | "07" | "06" | "02" | "01" | "03" | "08" | "09" | "05") | "";
            version?: number;
        };
        OrganisationPerson: {
            /** Format: date-time */
            created_at: string;
            email: string;
            email_verified: boolean;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "finance" | "viewer";
            /** @enum {string} */
            status: "active" | "inactive";
        };
        OrganisationPersonInput: {
            /** Format: date-time */
            created_at: string;
            email: string;
            email_verified: boolean;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "finance" | "viewer";
            /** @enum {string} */
            status: "active" | "inactive";
        };
        OrganisationPersonPatch: {
            /** @enum {string} */
            role: "owner" | "finance" | "viewer";
        };
        OrganisationPersonPatchInput: {
            /** @enum {string} */
            role: "owner" | "finance" | "viewer";
        };
        OriginalContact: {
            company: string | null;
            email: string;
            first_name: string;
            last_name: string;
            phone: string | null;
        };
        OriginalContactInput: {
            company: string | null;
            email: string;
            first_name: string;
            last_name: string;
            phone: string | null;
        };
        OurWorksRequest: {
            /** @constant */
            consent_notice: "contact-2026-11";
            /** Format: email */
            email: string;
            form_token: string;
            message: string;
            name: string & (unknown & unknown & unknown);
            phone: unknown;
            proof?: string & (unknown & unknown);
            /** @constant */
            status?: "new";
            /** @constant */
            website?: "";
        };
        OurWorksRequestInput: {
            /** @constant */
            consent_notice: "contact-2026-11";
            email: string;
            form_token: string;
            message: string;
            name: string & (unknown & unknown & unknown);
            phone?: (string & (unknown & unknown & unknown)) | null;
            proof?: string & (unknown & unknown);
            /** @constant */
            status?: "new";
            /** @constant */
            website?: "";
        };
        OwnGstin: {
            address: string;
            gstin: string;
        };
        OwnGstinInput: {
            address: string;
            gstin: string;
        };
        ParkedDismissal: {
            reason: string;
        };
        ParkedDismissalInput: {
            reason: string;
        };
        ParkedEvent: {
            /** Format: date-time */
            created_at: string;
            currency: string | null;
            event_type: string | null;
            gateway: ("stripe" | "razorpay") | null;
            /** Format: uuid */
            id: string;
            object_id: string | null;
            paise: number | null;
            reason: string;
        };
        ParkedEventInput: {
            /** Format: date-time */
            created_at: string;
            currency: string | null;
            event_type: string | null;
            gateway: ("stripe" | "razorpay") | null;
            /** Format: uuid */
            id: string;
            object_id: string | null;
            paise: number | null;
            reason: string;
        };
        Payment: {
            advance: boolean;
            amount: number;
            amount_paise: number;
            awaiting_confirmation: boolean;
            /** @enum {string} */
            client_status: "paid" | "pending" | "unpaid" | "refunded";
            /** Format: date-time */
            created_at: string;
            credited_paise: number;
            description: string;
            disputed: boolean;
            due_date: string | null;
            failure_reason: string | null;
            gateway: ("stripe" | "razorpay") | null;
            /** Format: uuid */
            id: string;
            instrument: string | null;
            invoice: components["schemas"]["PaymentInvoice"] | null;
            invoice_url: string | null;
            paid_at: string | null;
            paid_twice: boolean;
            payment_method: ("credit_card" | "bank_transfer" | "check") | null;
            processing: boolean;
            /** Format: uuid */
            project_id: string;
            project_readable: boolean;
            project_title: string;
            receipt_number: string | null;
            refunded_paise: number;
            refunding_paise: number;
            reminded_on: string | null;
            removable: boolean;
            requested: boolean;
            /** @enum {string} */
            status: "pending" | "completed" | "failed" | "refunded";
            tds_paise: number;
            transaction_id: string | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        PaymentClaimRequest: {
            amount: unknown;
            /** @constant */
            method: "bank_transfer";
            /** Format: date */
            paid_on: string;
            /** Format: binary */
            proof?: string;
            reference: string;
            tds?: unknown;
        } | {
            amount: unknown;
            bank?: string & (unknown & unknown);
            /** @constant */
            method: "check";
            /** Format: date */
            paid_on: string;
            /** Format: binary */
            proof?: string;
            reference: string;
            tds?: unknown;
        };
        PaymentClaimRequestInput: {
            amount: string;
            /** @constant */
            method: "bank_transfer";
            /** Format: date */
            paid_on: string;
            /** Format: binary */
            proof?: string;
            reference: string & (unknown & unknown);
            tds?: string;
        } | {
            amount: string;
            bank?: string & (unknown & unknown);
            /** @constant */
            method: "check";
            /** Format: date */
            paid_on: string;
            /** Format: binary */
            proof?: string;
            reference: string & (unknown & unknown);
            tds?: string;
        };
        PaymentDetails: {
            claim: components["schemas"]["CheckedClaim"] | null;
            history: components["schemas"]["PaymentHistoryEntry"][];
            payment: components["schemas"]["Payment"];
        };
        PaymentDetailsInput: {
            claim: components["schemas"]["CheckedClaimInput"] | null;
            history: components["schemas"]["PaymentHistoryEntryInput"][];
            payment: components["schemas"]["PaymentInput"];
        };
        PaymentHistoryEntry: {
            /** Format: date-time */
            at: string;
            by: string | null;
            /** Format: uuid */
            id: string;
            reason: string | null;
            text: string;
        };
        PaymentHistoryEntryInput: {
            /** Format: date-time */
            at: string;
            by: string | null;
            /** Format: uuid */
            id: string;
            reason: string | null;
            text: string;
        };
        PaymentInput: {
            advance: boolean;
            amount: number;
            amount_paise: number;
            awaiting_confirmation: boolean;
            /** @enum {string} */
            client_status: "paid" | "pending" | "unpaid" | "refunded";
            /** Format: date-time */
            created_at: string;
            credited_paise: number;
            description: string;
            disputed: boolean;
            due_date: string | null;
            failure_reason: string | null;
            gateway: ("stripe" | "razorpay") | null;
            /** Format: uuid */
            id: string;
            instrument: string | null;
            invoice: components["schemas"]["PaymentInvoiceInput"] | null;
            invoice_url: string | null;
            paid_at: string | null;
            paid_twice: boolean;
            payment_method: ("credit_card" | "bank_transfer" | "check") | null;
            processing: boolean;
            /** Format: uuid */
            project_id: string;
            project_readable: boolean;
            project_title: string;
            receipt_number: string | null;
            refunded_paise: number;
            refunding_paise: number;
            reminded_on: string | null;
            removable: boolean;
            requested: boolean;
            /** @enum {string} */
            status: "pending" | "completed" | "failed" | "refunded";
            tds_paise: number;
            transaction_id: string | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        PaymentInvoice: {
            date: string;
            /** @enum {string} */
            kind: "invoice" | "receipt_voucher";
            number: string;
            /** @enum {string} */
            state: "checking" | "ready" | "infected";
        };
        PaymentInvoiceInput: {
            date: string;
            /** @enum {string} */
            kind: "invoice" | "receipt_voucher";
            number: string;
            /** @enum {string} */
            state: "checking" | "ready" | "infected";
        };
        PaymentMonth: {
            credited_paise: number;
            disputed_paise: number;
            month: string;
            refunded_paise: number;
        };
        PaymentMonthInput: {
            credited_paise: number;
            disputed_paise: number;
            month: string;
            refunded_paise: number;
        };
        PaymentOptions: {
            bank_account: {
                bank: string;
                branch: string | null;
                ifsc: string;
                name: string;
                number: string;
            } | null;
            cheque_payable_to: string | null;
            gateway: ("stripe" | "razorpay") | null;
            methods: {
                available: boolean;
                limit_paise: number | null;
                /** @enum {string} */
                method: "credit_card" | "bank_transfer" | "check";
                reason: string | null;
            }[];
            /** @enum {string} */
            preferred: "credit_card" | "bank_transfer";
        };
        PaymentOptionsInput: {
            bank_account: {
                bank: string;
                branch: string | null;
                ifsc: string;
                name: string;
                number: string;
            } | null;
            cheque_payable_to: string | null;
            gateway: ("stripe" | "razorpay") | null;
            methods: {
                available: boolean;
                limit_paise: number | null;
                /** @enum {string} */
                method: "credit_card" | "bank_transfer" | "check";
                reason: string | null;
            }[];
            /** @enum {string} */
            preferred: "credit_card" | "bank_transfer";
        };
        PaymentRequest: {
            amount: number;
            description: string & (unknown & unknown);
            due_date?: string | null;
            /**
             * @default credit_card
             * @enum {string}
             */
            payment_method: "credit_card" | "bank_transfer" | "check";
        };
        PaymentRequestInput: {
            amount: number;
            description: string & (unknown & unknown);
            due_date?: string | null;
            /**
             * @default credit_card
             * @enum {string}
             */
            payment_method: "credit_card" | "bank_transfer" | "check";
        };
        PaymentReturn: {
            processing: boolean;
        };
        PaymentReturnInput: {
            processing: boolean;
        };
        PaymentSettings: {
            bankAccount: {
                accountHolder: string & (unknown & unknown);
                bank: string & (unknown & unknown);
                branch: string & (unknown & unknown);
                ifsc: string & (unknown & unknown & unknown);
                number: string & (unknown & unknown & unknown);
            };
            chequePayableTo: string & (unknown & unknown);
            limits: {
                razorpay: number;
                stripe: number;
                upi: number;
            };
        };
        PaymentSettingsInput: {
            bankAccount: {
                accountHolder: string & (unknown & unknown);
                bank: string & (unknown & unknown);
                branch: string & (unknown & unknown);
                ifsc: string & (unknown & unknown & unknown);
                number: string & (unknown & unknown & unknown);
            };
            chequePayableTo: string & (unknown & unknown);
            limits: {
                razorpay: number;
                stripe: number;
                upi: number;
            };
        };
        PaymentSettlement: {
            /** @description Includes fee_tax_paise */
            fee_paise: number;
            fee_tax_paise: number;
            /** @enum {string} */
            gateway: "stripe" | "razorpay";
            id: string;
            /** @enum {string} */
            kind: "credit" | "refund";
            object_id: string;
            /** @description Negative for a refund */
            paise: number;
            /** Format: date-time */
            settled_at: string;
            /** @enum {string} */
            state: "paid" | "failed";
            utr: string | null;
        };
        PaymentSettlementInput: {
            /** @description Includes fee_tax_paise */
            fee_paise: number;
            fee_tax_paise: number;
            /** @enum {string} */
            gateway: "stripe" | "razorpay";
            id: string;
            /** @enum {string} */
            kind: "credit" | "refund";
            object_id: string;
            /** @description Negative for a refund */
            paise: number;
            /** Format: date-time */
            settled_at: string;
            /** @enum {string} */
            state: "paid" | "failed";
            utr: string | null;
        };
        PaymentTotals: {
            open_paise: number;
            paid_paise: number;
            tds_paise: number;
        };
        PaymentTotalsInput: {
            open_paise: number;
            paid_paise: number;
            tds_paise: number;
        };
        PortfolioProject: {
            agreed_paise: number | null;
            due_paise: number;
            forecast: {
                earliest: string;
                latest: string;
            } | null;
            /** @enum {string} */
            health: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
            health_reason: string;
            /** Format: uuid */
            id: string;
            manager: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            organisation: {
                id: string | null;
                name: string;
            };
            planned_end: string | null;
            planned_end_estimated: boolean;
            progress: number;
            received_paise: number;
            starts_on: string;
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            title: string;
        };
        PortfolioProjectInput: {
            agreed_paise: number | null;
            due_paise: number;
            forecast: {
                earliest: string;
                latest: string;
            } | null;
            /** @enum {string} */
            health: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
            health_reason: string;
            /** Format: uuid */
            id: string;
            manager: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            organisation: {
                id: string | null;
                name: string;
            };
            planned_end: string | null;
            planned_end_estimated: boolean;
            progress: number;
            received_paise: number;
            starts_on: string;
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            title: string;
        };
        ProfilePatch: {
            name: string & (unknown & unknown & unknown);
        };
        ProfilePatchInput: {
            name: string & (unknown & unknown & unknown);
        };
        Project: {
            agreed_tax_rate: number | null;
            agreed_value: number | null;
            agreed_value_paise: number | null;
            built_up_area: number | null;
            client: {
                id: string | null;
                name: string;
            };
            /** Format: date-time */
            created_at: string;
            current_phase: string;
            description: string;
            due_date: string | null;
            due_date_estimated: boolean;
            end_date: string | null;
            estimated_cost: number | null;
            estimated_cost_paise: number | null;
            estimated_duration: number | null;
            /** @enum {string} */
            health: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
            health_reason: string;
            /** Format: uuid */
            id: string;
            next_due_date: string | null;
            number_of_floors: number | null;
            organisation_id: string | null;
            plot_area: number | null;
            /** @enum {string} */
            priority: "high" | "medium" | "normal";
            progress: number;
            project_manager: {
                email: string | null;
                id: string | null;
                name: string;
            } | null;
            project_manager_id: string | null;
            /** @enum {string} */
            project_type: "it_building" | "house" | "school" | "commercial" | "other";
            reference: string;
            site_address: string | null;
            site_city: string | null;
            site_postal_code: string | null;
            site_state: string | null;
            site_supervisor: {
                email: string | null;
                id: string | null;
                name: string;
            } | null;
            start_date: string | null;
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            team: components["schemas"]["ProjectMember"][];
            time_elapsed: number;
            title: string;
            triage: components["schemas"]["ProjectTriage"] | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        ProjectActivity: {
            /** @enum {string} */
            action: "added" | "changed" | "removed" | "restored";
            actor_id: string | null;
            actor_name: string | null;
            /** Format: date-time */
            at: string;
            change: {
                [key: string]: string | number | boolean | null;
            };
            /** @enum {string} */
            entity: "project" | "member" | "milestone" | "task" | "expense" | "risk" | "diary_entry" | "change_request" | "project_file";
            /** Format: uuid */
            entity_id: string;
            seq: number;
            subject: string | null;
        };
        ProjectActivityInput: {
            /** @enum {string} */
            action: "added" | "changed" | "removed" | "restored";
            actor_id: string | null;
            actor_name: string | null;
            /** Format: date-time */
            at: string;
            change: {
                [key: string]: string | number | boolean | null;
            };
            /** @enum {string} */
            entity: "project" | "member" | "milestone" | "task" | "expense" | "risk" | "diary_entry" | "change_request" | "project_file";
            /** Format: uuid */
            entity_id: string;
            seq: number;
            subject: string | null;
        };
        ProjectAnalytics: {
            cost_breakdown: {
                amount: number;
                /** @enum {string} */
                category: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            }[];
            earned_value: {
                budget: number;
                cpi: number | null;
                earned: number;
                estimate_at_completion: number;
                spent: number;
            } | null;
            from: string;
            project_metrics: {
                /** @enum {string} */
                budget_of: "cost" | "price";
                completed_tasks: number;
                /** @enum {string} */
                counted: "tasks" | "milestones" | "none";
                project_duration: number | null;
                spent_budget: number;
                team_size: number;
                time_elapsed: number;
                total_budget: number | null;
                total_tasks: number;
            };
            /** @enum {string} */
            range: "week" | "month" | "year";
            risk_metrics: {
                /** @enum {string} */
                category: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
                count: number;
                /** @enum {string} */
                severity: "low" | "medium" | "high";
            }[];
            task_completion: {
                completed: number;
                date: string;
                total: number;
            }[];
            team_performance: {
                member: string | null;
                performance: number | null;
                tasks_completed: number;
                tasks_delayed: number;
            }[];
            to: string;
        };
        ProjectAnalyticsInput: {
            cost_breakdown: {
                amount: number;
                /** @enum {string} */
                category: "material" | "labour" | "equipment" | "subcontract" | "transport" | "permits" | "other";
            }[];
            earned_value: {
                budget: number;
                cpi: number | null;
                earned: number;
                estimate_at_completion: number;
                spent: number;
            } | null;
            from: string;
            project_metrics: {
                /** @enum {string} */
                budget_of: "cost" | "price";
                completed_tasks: number;
                /** @enum {string} */
                counted: "tasks" | "milestones" | "none";
                project_duration: number | null;
                spent_budget: number;
                team_size: number;
                time_elapsed: number;
                total_budget: number | null;
                total_tasks: number;
            };
            /** @enum {string} */
            range: "week" | "month" | "year";
            risk_metrics: {
                /** @enum {string} */
                category: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
                count: number;
                /** @enum {string} */
                severity: "low" | "medium" | "high";
            }[];
            task_completion: {
                completed: number;
                date: string;
                total: number;
            }[];
            team_performance: {
                member: string | null;
                performance: number | null;
                tasks_completed: number;
                tasks_delayed: number;
            }[];
            to: string;
        };
        ProjectCard: {
            client: {
                id: string | null;
                name: string;
            };
            /** Format: date-time */
            created_at: string;
            current_phase: string;
            description: string;
            due_date: string | null;
            due_date_estimated: boolean;
            end_date: string | null;
            /** @enum {string} */
            health: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
            health_reason: string;
            /** Format: uuid */
            id: string;
            next_due_date: string | null;
            organisation_id: string | null;
            /** @enum {string} */
            priority: "high" | "medium" | "normal";
            progress: number;
            project_manager_id: string | null;
            reference: string;
            start_date: string | null;
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            team: {
                duty: string;
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            title: string;
            version: number;
        };
        ProjectCardInput: {
            client: {
                id: string | null;
                name: string;
            };
            /** Format: date-time */
            created_at: string;
            current_phase: string;
            description: string;
            due_date: string | null;
            due_date_estimated: boolean;
            end_date: string | null;
            /** @enum {string} */
            health: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
            health_reason: string;
            /** Format: uuid */
            id: string;
            next_due_date: string | null;
            organisation_id: string | null;
            /** @enum {string} */
            priority: "high" | "medium" | "normal";
            progress: number;
            project_manager_id: string | null;
            reference: string;
            start_date: string | null;
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            team: {
                duty: string;
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            title: string;
            version: number;
        };
        ProjectContact: {
            email: string;
            /** Format: uuid */
            id: string;
            name: string;
            phone: string;
            /** @enum {string} */
            role: "owner" | "finance" | "viewer";
        };
        ProjectContactInput: {
            email: string;
            /** Format: uuid */
            id: string;
            name: string;
            phone: string;
            /** @enum {string} */
            role: "owner" | "finance" | "viewer";
        };
        ProjectDraft: {
            fields: {
                built_up_area?: string;
                client_id?: string;
                description?: string;
                estimated_cost?: string;
                estimated_duration?: string;
                number_of_floors?: string;
                organisation_id?: string;
                plot_area?: string;
                project_type?: string;
                site_address?: string;
                site_city?: string;
                site_postal_code?: string;
                site_state?: string;
                start_date?: string;
                title?: string;
            };
            revision: number;
            /** Format: date-time */
            saved_at: string;
            step: number;
        };
        ProjectDraftInput: {
            fields: {
                built_up_area?: string;
                client_id?: string;
                description?: string;
                estimated_cost?: string;
                estimated_duration?: string;
                number_of_floors?: string;
                organisation_id?: string;
                plot_area?: string;
                project_type?: string;
                site_address?: string;
                site_city?: string;
                site_postal_code?: string;
                site_state?: string;
                start_date?: string;
                title?: string;
            };
            revision: number;
            /** Format: date-time */
            saved_at: string;
            step: number;
        };
        ProjectDraftRequest: {
            fields: {
                built_up_area?: string;
                client_id?: string;
                description?: string;
                estimated_cost?: string;
                estimated_duration?: string;
                number_of_floors?: string;
                organisation_id?: string;
                plot_area?: string;
                project_type?: string;
                site_address?: string;
                site_city?: string;
                site_postal_code?: string;
                site_state?: string;
                start_date?: string;
                title?: string;
            };
            revision: number;
            step: number;
        };
        ProjectDraftRequestInput: {
            fields: {
                built_up_area?: string;
                client_id?: string;
                description?: string;
                estimated_cost?: string;
                estimated_duration?: string;
                number_of_floors?: string;
                organisation_id?: string;
                plot_area?: string;
                project_type?: string;
                site_address?: string;
                site_city?: string;
                site_postal_code?: string;
                site_state?: string;
                start_date?: string;
                title?: string;
            };
            revision: number;
            step: number;
        };
        ProjectFile: {
            can_delete: boolean;
            /** Format: date-time */
            created_at: string;
            earlier: components["schemas"]["ProjectFileVersion"][];
            /** Format: uuid */
            id: string;
            message_id: string | null;
            name: string;
            size: number;
            /** @enum {string} */
            state: "quarantined" | "clean" | "infected" | "removed";
            type: string;
            uploaded_by: string;
            url: string;
            version: number;
            /** @enum {string} */
            visibility: "everyone" | "internal";
        };
        ProjectFileInput: {
            can_delete: boolean;
            /** Format: date-time */
            created_at: string;
            earlier: components["schemas"]["ProjectFileVersionInput"][];
            /** Format: uuid */
            id: string;
            message_id: string | null;
            name: string;
            size: number;
            /** @enum {string} */
            state: "quarantined" | "clean" | "infected" | "removed";
            type: string;
            uploaded_by: string;
            url: string;
            version: number;
            /** @enum {string} */
            visibility: "everyone" | "internal";
        };
        ProjectFilePage: {
            data: components["schemas"]["ProjectFile"][];
            next_cursor: string | null;
            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
            total?: number;
        };
        ProjectFilePageInput: {
            data: components["schemas"]["ProjectFileInput"][];
            next_cursor: string | null;
            /** @description Rows in all pages, on the first page with count=true. 1001: more than 1000. */
            total?: number;
        };
        ProjectFileVersion: {
            can_delete: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            size: number;
            /** @enum {string} */
            state: "quarantined" | "clean" | "infected" | "removed";
            uploaded_by: string;
            url: string;
            version: number;
        };
        ProjectFileVersionInput: {
            can_delete: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            size: number;
            /** @enum {string} */
            state: "quarantined" | "clean" | "infected" | "removed";
            uploaded_by: string;
            url: string;
            version: number;
        };
        ProjectForecast: {
            made_on: string;
            numbers: {
                /** @enum {string} */
                basis: "own" | "other_projects" | "none";
                decides: {
                    share: number;
                    title: string;
                }[];
                earliest: string | null;
                finished_projects: number;
                latest: string | null;
                middle: string | null;
                missing: ("not_running" | "progress" | "completions" | "weeks" | "dates")[];
                planned_end: string;
            } | null;
            sentence: string;
        };
        ProjectForecastInput: {
            made_on: string;
            numbers: {
                /** @enum {string} */
                basis: "own" | "other_projects" | "none";
                decides: {
                    share: number;
                    title: string;
                }[];
                earliest: string | null;
                finished_projects: number;
                latest: string | null;
                middle: string | null;
                missing: ("not_running" | "progress" | "completions" | "weeks" | "dates")[];
                planned_end: string;
            } | null;
            sentence: string;
        };
        ProjectInput: {
            agreed_tax_rate: number | null;
            agreed_value: number | null;
            agreed_value_paise: number | null;
            built_up_area: number | null;
            client: {
                id: string | null;
                name: string;
            };
            /** Format: date-time */
            created_at: string;
            current_phase: string;
            description: string;
            due_date: string | null;
            due_date_estimated: boolean;
            end_date: string | null;
            estimated_cost: number | null;
            estimated_cost_paise: number | null;
            estimated_duration: number | null;
            /** @enum {string} */
            health: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
            health_reason: string;
            /** Format: uuid */
            id: string;
            next_due_date: string | null;
            number_of_floors: number | null;
            organisation_id: string | null;
            plot_area: number | null;
            /** @enum {string} */
            priority: "high" | "medium" | "normal";
            progress: number;
            project_manager: {
                email: string | null;
                id: string | null;
                name: string;
            } | null;
            project_manager_id: string | null;
            /** @enum {string} */
            project_type: "it_building" | "house" | "school" | "commercial" | "other";
            reference: string;
            site_address: string | null;
            site_city: string | null;
            site_postal_code: string | null;
            site_state: string | null;
            site_supervisor: {
                email: string | null;
                id: string | null;
                name: string;
            } | null;
            start_date: string | null;
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            team: components["schemas"]["ProjectMemberInput"][];
            time_elapsed: number;
            title: string;
            triage: components["schemas"]["ProjectTriageInput"] | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        ProjectMember: {
            /** @enum {string} */
            duty: "project_manager" | "site_supervisor" | "member";
            email: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            user_id: string | null;
        };
        ProjectMemberInput: {
            /** @enum {string} */
            duty: "project_manager" | "site_supervisor" | "member";
            email: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            user_id: string | null;
        };
        ProjectPatch: {
            agreed_value?: number | null;
            built_up_area?: number;
            current_phase?: string & (unknown & unknown);
            description?: string;
            end_date?: string | null;
            estimated_cost?: number;
            estimated_duration?: number;
            number_of_floors?: number;
            plot_area?: number;
            /** @enum {string} */
            priority?: "high" | "medium" | "normal";
            /** @enum {string} */
            project_type?: "it_building" | "house" | "school" | "commercial" | "other";
            site_address?: string & (unknown & unknown);
            site_city?: string & (unknown & unknown);
            site_postal_code?: string & (unknown & unknown);
            site_state?: string & (unknown & unknown);
            /** Format: date */
            start_date?: string;
            /** @enum {string} */
            status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            title?: string & (unknown & unknown & unknown);
            version?: number;
        };
        ProjectPatchInput: {
            agreed_value?: number | null;
            built_up_area?: number;
            current_phase?: string & (unknown & unknown);
            description?: string;
            end_date?: string | null;
            estimated_cost?: number;
            estimated_duration?: number;
            number_of_floors?: number;
            plot_area?: number;
            /** @enum {string} */
            priority?: "high" | "medium" | "normal";
            /** @enum {string} */
            project_type?: "it_building" | "house" | "school" | "commercial" | "other";
            site_address?: string & (unknown & unknown);
            site_city?: string & (unknown & unknown);
            site_postal_code?: string & (unknown & unknown);
            site_state?: string & (unknown & unknown);
            /** Format: date */
            start_date?: string;
            /** @enum {string} */
            status?: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            title?: string & (unknown & unknown & unknown);
            version?: number;
        };
        ProjectPaymentTotals: {
            agreed: {
                tax_paise: number;
                tax_rate: number;
                value_paise: number;
            } | null;
            open_paise: number;
            paid_paise: number;
            remaining_paise: number | null;
            tds_paise: number;
            total_budget_paise: number | null;
        };
        ProjectPaymentTotalsInput: {
            agreed: {
                tax_paise: number;
                tax_rate: number;
                value_paise: number;
            } | null;
            open_paise: number;
            paid_paise: number;
            remaining_paise: number | null;
            tds_paise: number;
            total_budget_paise: number | null;
        };
        ProjectProgress: {
            forecast: components["schemas"]["ProjectForecast"] | null;
            /** @enum {string} */
            health: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
            health_reason: string;
            metrics: {
                completed_tasks: number;
                /** @enum {string} */
                counted: "tasks" | "milestones" | "none";
                delayed_by_baseline: number;
                delayed_tasks: number;
                in_progress_tasks: number;
                overall_progress: number;
                team_performance: number | null;
                time_elapsed: number;
                total_tasks: number;
            };
            overdue: {
                due_date: string;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "milestone" | "task";
                title: string;
            }[];
            progress_history: {
                date: string;
                planned: number | null;
                progress: number;
                tasks_completed: number;
            }[];
            schedule: {
                actual_time: number;
                earned_schedule: number | null;
                planned_by: ("plan" | "time") | null;
                planned_progress: number | null;
                scope_added: number;
                scope_removed: number;
                spi: number | null;
                spi_t: number | null;
                variance: number | null;
            } | null;
            task_distribution: {
                name: string;
                value: number;
            }[];
        };
        ProjectProgressInput: {
            forecast: components["schemas"]["ProjectForecastInput"] | null;
            /** @enum {string} */
            health: "on_track" | "at_risk" | "late" | "not_started" | "paused" | "done" | "cancelled";
            health_reason: string;
            metrics: {
                completed_tasks: number;
                /** @enum {string} */
                counted: "tasks" | "milestones" | "none";
                delayed_by_baseline: number;
                delayed_tasks: number;
                in_progress_tasks: number;
                overall_progress: number;
                team_performance: number | null;
                time_elapsed: number;
                total_tasks: number;
            };
            overdue: {
                due_date: string;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "milestone" | "task";
                title: string;
            }[];
            progress_history: {
                date: string;
                planned: number | null;
                progress: number;
                tasks_completed: number;
            }[];
            schedule: {
                actual_time: number;
                earned_schedule: number | null;
                planned_by: ("plan" | "time") | null;
                planned_progress: number | null;
                scope_added: number;
                scope_removed: number;
                spi: number | null;
                spi_t: number | null;
                variance: number | null;
            } | null;
            task_distribution: {
                name: string;
                value: number;
            }[];
        };
        ProjectRequest: {
            built_up_area: number;
            /** Format: uuid */
            client_id?: string;
            /** @constant */
            current_phase?: "planning";
            description: string;
            estimated_cost: number;
            estimated_duration: number;
            number_of_floors: number;
            /** Format: uuid */
            organisation_id?: string;
            plot_area: number;
            /** @enum {string} */
            project_type: "it_building" | "house" | "school" | "commercial" | "other";
            site_address: string & (unknown & unknown);
            site_city: string & (unknown & unknown);
            site_postal_code: string & (unknown & unknown);
            site_state: string & (unknown & unknown);
            /** Format: date */
            start_date: string;
            /** @constant */
            status?: "planning";
            title: string & (unknown & unknown & unknown);
        };
        ProjectRequestInput: {
            built_up_area: number;
            /** Format: uuid */
            client_id?: string;
            /** @constant */
            current_phase?: "planning";
            description: string;
            estimated_cost: number;
            estimated_duration: number;
            number_of_floors: number;
            /** Format: uuid */
            organisation_id?: string;
            plot_area: number;
            /** @enum {string} */
            project_type: "it_building" | "house" | "school" | "commercial" | "other";
            site_address: string & (unknown & unknown);
            site_city: string & (unknown & unknown);
            site_postal_code: string & (unknown & unknown);
            site_state: string & (unknown & unknown);
            /** Format: date */
            start_date: string;
            /** @constant */
            status?: "planning";
            title: string & (unknown & unknown & unknown);
        };
        ProjectTriage: {
            answer_by: string;
            asked_at: string | null;
            contact: string | null;
            contact_by: string | null;
            reason: string | null;
            /** @enum {string} */
            state: "waiting" | "accepted" | "declined" | "withdrawn";
        };
        ProjectTriageInput: {
            answer_by: string;
            asked_at: string | null;
            contact: string | null;
            contact_by: string | null;
            reason: string | null;
            /** @enum {string} */
            state: "waiting" | "accepted" | "declined" | "withdrawn";
        };
        PublishedIssue: {
            body: string;
            /** Format: date-time */
            published_at: string;
            slug: string;
            subject: string;
        };
        PublishedIssueInput: {
            body: string;
            /** Format: date-time */
            published_at: string;
            slug: string;
            subject: string;
        };
        PublishedIssueLine: {
            /** Format: date-time */
            published_at: string;
            slug: string;
            subject: string;
        };
        PublishedIssueLineInput: {
            /** Format: date-time */
            published_at: string;
            slug: string;
            subject: string;
        };
        RefundableCredit: {
            /** @enum {string} */
            by: "gateway" | "staff";
            /** Format: date-time */
            happened_at: string;
            left_paise: number;
            object_id: string;
            paise: number;
        };
        RefundableCreditInput: {
            /** @enum {string} */
            by: "gateway" | "staff";
            /** Format: date-time */
            happened_at: string;
            left_paise: number;
            object_id: string;
            paise: number;
        };
        RefundRequest: {
            amount: number;
            of?: string & (unknown & unknown);
            reason: string;
        };
        RefundRequestInput: {
            amount: number;
            of?: string & (unknown & unknown);
            reason: string;
        };
        ResetPassword: {
            password: string;
            token: string;
        };
        ResetPasswordInput: {
            password: string;
            token: string;
        };
        ResumeFacts: {
            name: string;
            size: number;
            /** @enum {string} */
            state: "quarantined" | "clean" | "infected" | "removed";
            type: string;
        };
        ResumeFactsInput: {
            name: string;
            size: number;
            /** @enum {string} */
            state: "quarantined" | "clean" | "infected" | "removed";
            type: string;
        };
        ResumeReplacement: {
            /** Format: binary */
            resume: string;
            token: string;
        };
        ResumeReplacementInput: {
            /** Format: binary */
            resume: string;
            token: string;
        };
        Risk: {
            /** @enum {string} */
            category: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            /** Format: uuid */
            id: string;
            mitigation: string;
            owner_id: string | null;
            owner_name: string | null;
            /** Format: uuid */
            project_id: string;
            review_on: string | null;
            review_overdue: boolean;
            /** @enum {string} */
            severity: "low" | "medium" | "high" | "critical";
            shared_with_client: boolean;
            /** @enum {string} */
            status: "open" | "closed";
            title: string;
            version: number;
        };
        RiskInput: {
            /** @enum {string} */
            category: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            /** Format: uuid */
            id: string;
            mitigation: string;
            owner_id: string | null;
            owner_name: string | null;
            /** Format: uuid */
            project_id: string;
            review_on: string | null;
            review_overdue: boolean;
            /** @enum {string} */
            severity: "low" | "medium" | "high" | "critical";
            shared_with_client: boolean;
            /** @enum {string} */
            status: "open" | "closed";
            title: string;
            version: number;
        };
        RiskPatch: {
            /** @enum {string} */
            category?: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
            mitigation?: string;
            owner_id?: string | null;
            review_on?: string | null;
            /** @enum {string} */
            severity?: "low" | "medium" | "high" | "critical";
            shared_with_client?: boolean;
            /** @enum {string} */
            status?: "open" | "closed";
            title?: string & (unknown & unknown);
            version?: number;
        };
        RiskPatchInput: {
            /** @enum {string} */
            category?: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
            mitigation?: string;
            owner_id?: string | null;
            review_on?: string | null;
            /** @enum {string} */
            severity?: "low" | "medium" | "high" | "critical";
            shared_with_client?: boolean;
            /** @enum {string} */
            status?: "open" | "closed";
            title?: string & (unknown & unknown);
            version?: number;
        };
        RiskRequest: {
            /** @enum {string} */
            category: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
            /** @default  */
            mitigation: string;
            /** @default null */
            owner_id: string | null;
            /** @default null */
            review_on: string | null;
            /** @enum {string} */
            severity: "low" | "medium" | "high" | "critical";
            /** @default false */
            shared_with_client: boolean;
            /**
             * @default open
             * @enum {string}
             */
            status: "open" | "closed";
            title: string & (unknown & unknown);
        };
        RiskRequestInput: {
            /** @enum {string} */
            category: "safety" | "schedule" | "cost" | "quality" | "weather" | "permits" | "other";
            /** @default  */
            mitigation: string;
            /** @default null */
            owner_id: string | null;
            /** @default null */
            review_on: string | null;
            /** @enum {string} */
            severity: "low" | "medium" | "high" | "critical";
            /** @default false */
            shared_with_client: boolean;
            /**
             * @default open
             * @enum {string}
             */
            status: "open" | "closed";
            title: string & (unknown & unknown);
        };
        SearchAnswer: {
            /** @enum {string} */
            fit: "all" | "similar" | "some";
            groups: {
                /** @enum {string} */
                kind: "service" | "page" | "person" | "work" | "post" | "job";
                results: {
                    id: string;
                    path: string;
                    snippet: {
                        match: boolean;
                        text: string;
                    }[];
                    title: string;
                }[];
            }[];
        };
        SearchAnswerInput: {
            /** @enum {string} */
            fit: "all" | "similar" | "some";
            groups: {
                /** @enum {string} */
                kind: "service" | "page" | "person" | "work" | "post" | "job";
                results: {
                    id: string;
                    path: string;
                    snippet: {
                        match: boolean;
                        text: string;
                    }[];
                    title: string;
                }[];
            }[];
        };
        SearchMisses: {
            items: {
                asked: number;
                /** Format: date */
                last_on: string;
                words: string;
            }[];
        };
        SearchMissesInput: {
            items: {
                asked: number;
                /** Format: date */
                last_on: string;
                words: string;
            }[];
        };
        SecondFactor: {
            code: string;
        };
        SecondFactorInput: {
            code: string;
        };
        SecretState: {
            set: boolean;
            set_at: string | null;
            set_by: string | null;
        };
        SecretStateInput: {
            set: boolean;
            set_at: string | null;
            set_by: string | null;
        };
        SendNewsletterIssue: {
            version: number;
        };
        SendNewsletterIssueInput: {
            version: number;
        };
        SentReminder: {
            /** Format: uuid */
            id: string;
            reminded_on: string | null;
            version: number;
        };
        SentReminderInput: {
            /** Format: uuid */
            id: string;
            reminded_on: string | null;
            version: number;
        };
        Settings: {
            companyAddress: string;
            companyName: string & (unknown & unknown);
            contactEmail: string;
            contactPhone: string & (unknown & unknown & unknown);
            emailSettings: {
                fromEmail: string;
                fromName: string & (unknown & unknown);
                smtpHost: string & (unknown & unknown & unknown);
                smtpPass: components["schemas"]["SecretState"];
                smtpPort: number;
                smtpUser: string & (unknown & unknown);
            };
            emergencyHours: string & (unknown & unknown);
            emergencyPhone: string & (unknown & unknown & unknown);
            gstins: components["schemas"]["OwnGstin"][];
            mapTemplate: string & (unknown & unknown);
            notificationSettings: components["schemas"]["NotificationSettings"];
            paymentGateway: {
                /** @enum {string} */
                preferred: "stripe" | "razorpay";
                razorpay: {
                    enabled: boolean;
                    keyId: string & (unknown & unknown);
                    keySecret: components["schemas"]["SecretState"];
                    previousWebhookSecret: components["schemas"]["SecretState"];
                    webhookSecret: components["schemas"]["SecretState"];
                };
                stripe: {
                    enabled: boolean;
                    previousWebhookSecret: components["schemas"]["SecretState"];
                    publicKey: string & (unknown & unknown);
                    secretKey: components["schemas"]["SecretState"];
                    webhookSecret: components["schemas"]["SecretState"];
                };
            };
            paymentMethods: components["schemas"]["PaymentSettings"];
            taxRate: number;
            taxRates: components["schemas"]["TaxRate"][];
            upcomingTaxRates: components["schemas"]["TaxRate"][];
            /** Format: date-time */
            updated_at: string;
            version: number;
            whatsappNumber: string & (unknown & unknown & unknown);
            workingHours: components["schemas"]["WorkingHours"];
        };
        SettingsInput: {
            companyAddress: string;
            companyName: string & (unknown & unknown);
            contactEmail: string;
            contactPhone: string & (unknown & unknown & unknown);
            emailSettings: {
                fromEmail: string;
                fromName: string & (unknown & unknown);
                smtpHost: string & (unknown & unknown & unknown);
                smtpPass: components["schemas"]["SecretStateInput"];
                smtpPort: number;
                smtpUser: string & (unknown & unknown);
            };
            emergencyHours: string & (unknown & unknown);
            emergencyPhone: string & (unknown & unknown & unknown);
            gstins: components["schemas"]["OwnGstinInput"][];
            mapTemplate: string & (unknown & unknown);
            notificationSettings: components["schemas"]["NotificationSettingsInput"];
            paymentGateway: {
                /** @enum {string} */
                preferred: "stripe" | "razorpay";
                razorpay: {
                    enabled: boolean;
                    keyId: string & (unknown & unknown);
                    keySecret: components["schemas"]["SecretStateInput"];
                    previousWebhookSecret: components["schemas"]["SecretStateInput"];
                    webhookSecret: components["schemas"]["SecretStateInput"];
                };
                stripe: {
                    enabled: boolean;
                    previousWebhookSecret: components["schemas"]["SecretStateInput"];
                    publicKey: string & (unknown & unknown);
                    secretKey: components["schemas"]["SecretStateInput"];
                    webhookSecret: components["schemas"]["SecretStateInput"];
                };
            };
            paymentMethods: components["schemas"]["PaymentSettingsInput"];
            taxRate: number;
            taxRates: components["schemas"]["TaxRateInput"][];
            upcomingTaxRates: components["schemas"]["TaxRateInput"][];
            /** Format: date-time */
            updated_at: string;
            version: number;
            whatsappNumber: string & (unknown & unknown & unknown);
            workingHours: components["schemas"]["WorkingHoursInput"];
        };
        SettingsUpdate: {
            companyAddress: string;
            companyName: string & (unknown & unknown & unknown);
            contactEmail: string;
            contactPhone: string & (unknown & unknown & unknown);
            emailSettings: {
                fromEmail: string;
                fromName: string & (unknown & unknown);
                smtpHost: string & (unknown & unknown & unknown);
                smtpPass?: string | null;
                smtpPort: number;
                smtpUser: string & (unknown & unknown);
            };
            emergencyHours: string & (unknown & unknown);
            emergencyPhone: string & (unknown & unknown & unknown);
            gstins: components["schemas"]["OwnGstin"][];
            mapTemplate: string & (unknown & unknown);
            notificationSettings: {
                acceptanceReminderDays?: number;
                applicationUpdates: boolean;
                emailNotifications: boolean;
                paymentUpdates: boolean;
                projectUpdates: boolean;
                smsNotifications: boolean;
            };
            paymentGateway: {
                /** @enum {string} */
                preferred: "stripe" | "razorpay";
                razorpay: {
                    enabled: boolean;
                    keyId: string & (unknown & unknown);
                    keySecret?: (string & (unknown & unknown & unknown)) | null;
                    previousWebhookSecret?: null;
                    webhookSecret?: (string & (unknown & unknown & unknown)) | null;
                };
                stripe: {
                    enabled: boolean;
                    previousWebhookSecret?: null;
                    publicKey: string & (unknown & unknown);
                    secretKey?: (string & (unknown & unknown & unknown)) | null;
                    webhookSecret?: (string & (unknown & unknown & unknown)) | null;
                };
            };
            paymentMethods: components["schemas"]["PaymentSettings"];
            taxRate: number;
            upcomingTaxRates: components["schemas"]["TaxRate"][];
            version?: number;
            whatsappNumber: string & (unknown & unknown & unknown);
            workingHours?: components["schemas"]["WorkingHours"];
        };
        SettingsUpdateInput: {
            companyAddress: string;
            companyName: string & (unknown & unknown & unknown);
            contactEmail: string;
            contactPhone: string & (unknown & unknown & unknown);
            emailSettings: {
                fromEmail: string;
                fromName: string & (unknown & unknown);
                smtpHost: string & (unknown & unknown & unknown);
                smtpPass?: string | null;
                smtpPort: number;
                smtpUser: string & (unknown & unknown);
            };
            emergencyHours: string & (unknown & unknown);
            emergencyPhone: string & (unknown & unknown & unknown);
            gstins: components["schemas"]["OwnGstinInput"][];
            mapTemplate: string & (unknown & unknown);
            notificationSettings: {
                acceptanceReminderDays?: number;
                applicationUpdates: boolean;
                emailNotifications: boolean;
                paymentUpdates: boolean;
                projectUpdates: boolean;
                smsNotifications: boolean;
            };
            paymentGateway: {
                /** @enum {string} */
                preferred: "stripe" | "razorpay";
                razorpay: {
                    enabled: boolean;
                    keyId: string & (unknown & unknown);
                    keySecret?: (string & (unknown & unknown & unknown)) | null;
                    previousWebhookSecret?: null;
                    webhookSecret?: (string & (unknown & unknown & unknown)) | null;
                };
                stripe: {
                    enabled: boolean;
                    previousWebhookSecret?: null;
                    publicKey: string & (unknown & unknown);
                    secretKey?: (string & (unknown & unknown & unknown)) | null;
                    webhookSecret?: (string & (unknown & unknown & unknown)) | null;
                };
            };
            paymentMethods: components["schemas"]["PaymentSettingsInput"];
            taxRate: number;
            upcomingTaxRates: components["schemas"]["TaxRateInput"][];
            version?: number;
            whatsappNumber: string & (unknown & unknown & unknown);
            workingHours?: components["schemas"]["WorkingHoursInput"];
        };
        SettledPayment: {
            description: string;
            /** @description Includes fee_tax_paise */
            fee_paise: number;
            fee_tax_paise: number;
            /** Format: date-time */
            happened_at: string;
            id: string;
            /** @enum {string} */
            kind: "credit" | "refund";
            organisation: string | null;
            /** @description Negative for a refund */
            paise: number;
            /** Format: uuid */
            payment_id: string;
            project_title: string;
        };
        SettledPaymentInput: {
            description: string;
            /** @description Includes fee_tax_paise */
            fee_paise: number;
            fee_tax_paise: number;
            /** Format: date-time */
            happened_at: string;
            id: string;
            /** @enum {string} */
            kind: "credit" | "refund";
            organisation: string | null;
            /** @description Negative for a refund */
            paise: number;
            /** Format: uuid */
            payment_id: string;
            project_title: string;
        };
        Settlement: {
            /** @description Includes fee_tax_paise */
            fee_paise: number;
            fee_tax_paise: number;
            /** @enum {string} */
            gateway: "stripe" | "razorpay";
            /** @description Payments less refunds, before the fee */
            gross_paise: number;
            id: string;
            /** @description The amount on the bank statement */
            net_paise: number;
            /** @description The part of gross_paise that isn’t payments or refunds in the portal */
            other_paise: number;
            payments: number;
            /** Format: date-time */
            settled_at: string;
            /** @enum {string} */
            state: "paid" | "failed";
            utr: string | null;
        };
        SettlementInput: {
            /** @description Includes fee_tax_paise */
            fee_paise: number;
            fee_tax_paise: number;
            /** @enum {string} */
            gateway: "stripe" | "razorpay";
            /** @description Payments less refunds, before the fee */
            gross_paise: number;
            id: string;
            /** @description The amount on the bank statement */
            net_paise: number;
            /** @description The part of gross_paise that isn’t payments or refunds in the portal */
            other_paise: number;
            payments: number;
            /** Format: date-time */
            settled_at: string;
            /** @enum {string} */
            state: "paid" | "failed";
            utr: string | null;
        };
        SignedIn: {
            second_factor: boolean;
            user: components["schemas"]["Me"] | null;
        };
        SignedInInput: {
            second_factor: boolean;
            user: components["schemas"]["MeInput"] | null;
        };
        SignIn: {
            /** Format: email */
            email: string;
            password: string;
        };
        SignInCode: {
            code: string;
        };
        SignInCodeInput: {
            code: string;
        };
        SignInInput: {
            email: string;
            password: string;
        };
        SignUp: {
            /** Format: email */
            email: string;
            name: string & (unknown & unknown & unknown);
            password: string;
        };
        SignUpInput: {
            email: string;
            name: string & (unknown & unknown & unknown);
            password: string;
        };
        StaffJob: {
            applications: number;
            area: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            benefits: string[];
            closes_on: string | null;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            department: string;
            description: string;
            duration: string | null;
            experience: string;
            id: string & (unknown & unknown);
            location: string;
            /** Format: date */
            posted_on: string;
            requirements: string[];
            responsibilities: string[];
            /** @enum {string} */
            status: "draft" | "open" | "closed";
            title: string;
            type: string;
            version: number;
        };
        StaffJobInput: {
            applications: number;
            area: ("mechanical-services" | "civil-works" | "plumbing-services" | "facility-pantry" | "horticulture" | "facade-cleaning" | "security-services" | "vendor-management" | "staffing-payroll" | "electrical-services" | "architecture-interior-design" | "facility-management" | "automation-services") | null;
            benefits: string[];
            closes_on: string | null;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            department: string;
            description: string;
            duration: string | null;
            experience: string;
            id: string & (unknown & unknown);
            location: string;
            /** Format: date */
            posted_on: string;
            requirements: string[];
            responsibilities: string[];
            /** @enum {string} */
            status: "draft" | "open" | "closed";
            title: string;
            type: string;
            version: number;
        };
        StatusChange: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            version: number;
        };
        StatusChangeInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            version: number;
        };
        StatusMail: {
            body: string;
            subject: string & (unknown & unknown);
        };
        StatusMailInput: {
            body: string;
            subject: string & (unknown & unknown);
        };
        Task: {
            assignee_id: string | null;
            baseline_date: string | null;
            completed_on: string | null;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            due_date: string | null;
            due_state: ("done" | "overdue" | "due_soon" | "upcoming") | null;
            /** Format: uuid */
            id: string;
            message_id: string | null;
            milestone_id: string | null;
            /** Format: uuid */
            project_id: string;
            /** @enum {string} */
            status: "todo" | "in_progress" | "done";
            title: string;
            version: number;
            weight: number;
        };
        TaskInput: {
            assignee_id: string | null;
            baseline_date: string | null;
            completed_on: string | null;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            due_date: string | null;
            due_state: ("done" | "overdue" | "due_soon" | "upcoming") | null;
            /** Format: uuid */
            id: string;
            message_id: string | null;
            milestone_id: string | null;
            /** Format: uuid */
            project_id: string;
            /** @enum {string} */
            status: "todo" | "in_progress" | "done";
            title: string;
            version: number;
            weight: number;
        };
        TaskPatch: {
            assignee_id?: string | null;
            due_date?: string | null;
            milestone_id?: string | null;
            /** @enum {string} */
            status?: "todo" | "in_progress" | "done";
            title?: string & (unknown & unknown);
            version?: number;
            weight?: number;
        };
        TaskPatchInput: {
            assignee_id?: string | null;
            due_date?: string | null;
            milestone_id?: string | null;
            /** @enum {string} */
            status?: "todo" | "in_progress" | "done";
            title?: string & (unknown & unknown);
            version?: number;
            weight?: number;
        };
        TaskRequest: {
            /** @default null */
            assignee_id: string | null;
            /** @default null */
            due_date: string | null;
            /** @default null */
            message_id: string | null;
            /** @default null */
            milestone_id: string | null;
            /**
             * @default todo
             * @enum {string}
             */
            status: "todo" | "in_progress" | "done";
            title: string & (unknown & unknown);
            /** @default 1 */
            weight: number;
        };
        TaskRequestInput: {
            /** @default null */
            assignee_id: string | null;
            /** @default null */
            due_date: string | null;
            /** @default null */
            message_id: string | null;
            /** @default null */
            milestone_id: string | null;
            /**
             * @default todo
             * @enum {string}
             */
            status: "todo" | "in_progress" | "done";
            title: string & (unknown & unknown);
            /** @default 1 */
            weight: number;
        };
        TaxRate: {
            /** Format: date */
            from: string;
            rate: number;
        };
        TaxRateInput: {
            /** Format: date */
            from: string;
            rate: number;
        };
        TeamRequest: {
            members: ({
                /** Format: uuid */
                user_id: string;
            } | {
                name: string & (unknown & unknown & unknown);
            })[];
            project_manager_id: string | null;
            site_supervisor_id: string | null;
            version?: number;
        };
        TeamRequestInput: {
            members: ({
                /** Format: uuid */
                user_id: string;
            } | {
                name: string & (unknown & unknown & unknown);
            })[];
            project_manager_id: string | null;
            site_supervisor_id: string | null;
            version?: number;
        };
        TestEmail: {
            emailSettings?: {
                fromEmail: string;
                fromName: string & (unknown & unknown);
                smtpHost: string & (unknown & unknown & unknown);
                smtpPass?: string | null;
                smtpPort: number;
                smtpUser: string & (unknown & unknown);
            };
            /** Format: email */
            to: string;
        };
        TestEmailInput: {
            emailSettings?: {
                fromEmail: string;
                fromName: string & (unknown & unknown);
                smtpHost: string & (unknown & unknown & unknown);
                smtpPass?: string | null;
                smtpPort: number;
                smtpUser: string & (unknown & unknown);
            };
            to: string;
        };
        TestGateway: {
            keyId?: string & (unknown & unknown);
            secret?: string & (unknown & unknown & unknown);
        };
        TestGatewayInput: {
            keyId?: string & (unknown & unknown);
            secret?: string & (unknown & unknown & unknown);
        };
        TestOutcome: {
            message: string;
            ok: boolean;
        };
        TestOutcomeInput: {
            message: string;
            ok: boolean;
        };
        TurnOffTwoFactor: {
            code: string;
            current_password: string;
        };
        TurnOffTwoFactorInput: {
            code: string;
            current_password: string;
        };
        TwoFactorSetup: {
            recovery_codes: string[];
            uri: string;
        };
        TwoFactorSetupInput: {
            recovery_codes: string[];
            uri: string;
        };
        Unanswered: {
            /** Format: uuid */
            message_id: string;
            overdue: boolean;
            /** Format: uuid */
            project_id: string;
            project_title: string;
            sender_name: string;
            /** Format: date-time */
            since: string;
        };
        UnansweredCount: {
            overdue: number;
            total: number;
        };
        UnansweredCountInput: {
            overdue: number;
            total: number;
        };
        UnansweredInput: {
            /** Format: uuid */
            message_id: string;
            overdue: boolean;
            /** Format: uuid */
            project_id: string;
            project_title: string;
            sender_name: string;
            /** Format: date-time */
            since: string;
        };
        UndoApplicationStatus: {
            changes: components["schemas"]["ApplicationStatusChange"][];
        };
        UndoApplicationStatusInput: {
            changes: components["schemas"]["ApplicationStatusChangeInput"][];
        };
        UndoContactProgress: {
            changes: components["schemas"]["ContactProgressChange"][];
        };
        UndoContactProgressInput: {
            changes: components["schemas"]["ContactProgressChangeInput"][];
        };
        UndoJobStatus: {
            changes: components["schemas"]["JobStatusChange"][];
        };
        UndoJobStatusInput: {
            changes: components["schemas"]["JobStatusChangeInput"][];
        };
        UndoManager: {
            changes: components["schemas"]["ManagerChange"][];
        };
        UndoManagerInput: {
            changes: components["schemas"]["ManagerChangeInput"][];
        };
        UndoMembers: {
            changes: components["schemas"]["MembersChange"][];
        };
        UndoMembersInput: {
            changes: components["schemas"]["MembersChangeInput"][];
        };
        UndoReminders: {
            changes: components["schemas"]["SentReminder"][];
        };
        UndoRemindersInput: {
            changes: components["schemas"]["SentReminderInput"][];
        };
        User: {
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            email: string;
            email_verified: boolean;
            /** Format: uuid */
            id: string;
            last_active_at: string | null;
            name: string;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
            /** @enum {string} */
            status: "active" | "inactive";
            two_factor_enabled: boolean;
            version: number;
        };
        UserActivity: {
            action: string;
            actor_id: string | null;
            actor_name: string | null;
            /** Format: date-time */
            at: string;
            details: {
                [key: string]: unknown;
            };
            entity: string;
            entity_id: string;
            id: string;
        };
        UserActivityInput: {
            action: string;
            actor_id: string | null;
            actor_name: string | null;
            /** Format: date-time */
            at: string;
            details: {
                [key: string]: unknown;
            };
            entity: string;
            entity_id: string;
            id: string;
        };
        UserAssignments: {
            failed_sign_ins: number;
            managed_projects: number;
            organisation: {
                /** Format: uuid */
                id: string;
                name: string;
                role: ("owner" | "finance" | "viewer") | null;
            } | null;
        };
        UserAssignmentsInput: {
            failed_sign_ins: number;
            managed_projects: number;
            organisation: {
                /** Format: uuid */
                id: string;
                name: string;
                role: ("owner" | "finance" | "viewer") | null;
            } | null;
        };
        UserInput: {
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            email: string;
            email_verified: boolean;
            /** Format: uuid */
            id: string;
            last_active_at: string | null;
            name: string;
            /** @enum {string} */
            role: "admin" | "manager" | "client";
            /** @enum {string} */
            status: "active" | "inactive";
            two_factor_enabled: boolean;
            version: number;
        };
        UserPatch: {
            name?: string & (unknown & unknown & unknown);
            /** @enum {string} */
            role?: "admin" | "manager" | "client";
            /** @enum {string} */
            status?: "active" | "inactive";
            successor_id?: string | null;
            version?: number;
        };
        UserPatchInput: {
            name?: string & (unknown & unknown & unknown);
            /** @enum {string} */
            role?: "admin" | "manager" | "client";
            /** @enum {string} */
            status?: "active" | "inactive";
            successor_id?: string | null;
            version?: number;
        };
        UserProject: {
            client_name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            part: "project_manager" | "site_supervisor" | "member" | "client";
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            title: string;
        };
        UserProjectInput: {
            client_name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            part: "project_manager" | "site_supervisor" | "member" | "client";
            /** @enum {string} */
            status: "planning" | "in_progress" | "on_hold" | "completed" | "cancelled";
            title: string;
        };
        WaitingProject: {
            answer_by: string;
            built_up_area: number | null;
            client: {
                id: string | null;
                name: string;
            };
            contact: {
                email: string;
                name: string;
                phone: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            description: string;
            due_date: string | null;
            estimated_cost_paise: number | null;
            estimated_duration: number | null;
            /** Format: uuid */
            id: string;
            latest_message: {
                /** Format: date-time */
                created_at: string;
                from_staff: boolean;
                sender_name: string;
            } | null;
            namesake_id: string | null;
            number_of_floors: number | null;
            plot_area: number | null;
            /** @enum {string} */
            project_type: "it_building" | "house" | "school" | "commercial" | "other";
            site_address: string | null;
            site_city: string | null;
            site_postal_code: string | null;
            site_state: string | null;
            start_date: string | null;
            title: string;
            version: number;
        };
        WaitingProjectInput: {
            answer_by: string;
            built_up_area: number | null;
            client: {
                id: string | null;
                name: string;
            };
            contact: {
                email: string;
                name: string;
                phone: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            description: string;
            due_date: string | null;
            estimated_cost_paise: number | null;
            estimated_duration: number | null;
            /** Format: uuid */
            id: string;
            latest_message: {
                /** Format: date-time */
                created_at: string;
                from_staff: boolean;
                sender_name: string;
            } | null;
            namesake_id: string | null;
            number_of_floors: number | null;
            plot_area: number | null;
            /** @enum {string} */
            project_type: "it_building" | "house" | "school" | "commercial" | "other";
            site_address: string | null;
            site_city: string | null;
            site_postal_code: string | null;
            site_state: string | null;
            start_date: string | null;
            title: string;
            version: number;
        };
        WithdrawProject: {
            /** @default  */
            reason: string;
            version?: number;
        };
        WithdrawProjectInput: {
            /** @default  */
            reason: string;
            version?: number;
        };
        WorkingHours: {
            answerWithin: number;
            /** @default 2 */
            contactWithin: number;
            days: number[];
            /** @default 2 */
            decideWithin: number;
            from: string;
            holidays: components["schemas"]["Holiday"][];
            /** @default  */
            newProjectContact: string & (unknown & unknown & unknown);
            until: string;
        };
        WorkingHoursInput: {
            answerWithin: number;
            /** @default 2 */
            contactWithin: number;
            days: number[];
            /** @default 2 */
            decideWithin: number;
            from: string;
            holidays: components["schemas"]["HolidayInput"][];
            /** @default  */
            newProjectContact: string & (unknown & unknown & unknown);
            until: string;
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
