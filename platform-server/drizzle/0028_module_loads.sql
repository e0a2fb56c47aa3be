CREATE TABLE "module_load" (
	"hour" timestamp with time zone NOT NULL,
	"module" text NOT NULL,
	"address" text NOT NULL,
	"loads" integer NOT NULL,
	CONSTRAINT "module_load_hour_module_address_pk" PRIMARY KEY("hour","module","address")
);
--> statement-breakpoint
ALTER TABLE "module_load" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "map_change" ADD COLUMN "decided_why" text;--> statement-breakpoint
CREATE POLICY "system_access" ON "module_load" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);